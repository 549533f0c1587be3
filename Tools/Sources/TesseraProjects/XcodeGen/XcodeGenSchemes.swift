/// Reads the schemes of a specification for XcodeGen: those of the project, and those that targets ask for.
enum XcodeGenSchemes {
  static func read(_ specification: XcodeGenSpecification) -> [Scheme] {
    let targets = specification.targets
    let applications = Set(targets.filter { $0.type == "application" }.map(\.name))
    let debug = specification.configurations.first { $0.type == "debug" }?.name
    var result: [Scheme] = []
    for entry in specification.contents["schemes"]?.entries ?? [] {
      var scheme = Scheme(name: entry.key)
      scheme.buildTargets = entry.value["build"]?["targets"]?.entries.map(\.key) ?? []
      let run = entry.value["run"]
      scheme.runTarget =
        run?["executable"]?.string ?? scheme.buildTargets.first(where: applications.contains)
        ?? scheme.buildTargets.first
      scheme.configuration = run?["config"]?.string ?? debug
      addValues(of: run, to: &scheme.arguments, &scheme.environment)
      let test = entry.value["test"]
      scheme.testConfiguration = test?["config"]?.string ?? debug
      for target in test?["targets"]?.elements ?? [] {
        guard let name = target.string ?? target["name"]?.string else { continue }
        if target["skipped"]?.bool == true {
          scheme.skippedTestTargets.append(name)
        } else {
          scheme.testTargets.append(name)
        }
      }
      scheme.testArguments = scheme.arguments
      scheme.testEnvironment = scheme.environment
      addValues(of: test, to: &scheme.testArguments, &scheme.testEnvironment)
      result.append(scheme)
    }
    for target in targets {
      guard let own = target.contents["scheme"], !own.isNull, !result.contains(where: { $0.name == target.name }) else {
        continue
      }
      var scheme = Scheme(name: target.name)
      scheme.buildTargets = [target.name]
      scheme.runTarget = target.name
      scheme.configuration = debug
      scheme.testConfiguration = debug
      scheme.testTargets = (own["testTargets"]?.elements ?? []).compactMap { $0.string ?? $0["name"]?.string }
      addValues(of: own, to: &scheme.arguments, &scheme.environment)
      scheme.testArguments = scheme.arguments
      scheme.testEnvironment = scheme.environment
      result.append(scheme)
    }
    return result
  }

  /// Adds the arguments and the environment variables of an action that are enabled.
  private static func addValues(
    of action: YAMLValue?, to arguments: inout [String], _ environment: inout [String: String]
  ) {
    for entry in action?["commandLineArguments"]?.entries ?? [] where entry.value.bool != false {
      arguments += BuildSettings.words(entry.key)
    }
    guard let variables = action?["environmentVariables"] else { return }
    for entry in variables.entries { environment[entry.key] = entry.value.string ?? "" }
    if case .sequence(let elements) = variables {
      for element in elements where element["isEnabled"]?.bool != false {
        if let name = element["variable"]?.string { environment[name] = element["value"]?.string ?? "" }
      }
    }
  }
}
