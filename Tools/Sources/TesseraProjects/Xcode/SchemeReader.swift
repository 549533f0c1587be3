import Foundation

/// Reads the schemes of a project or workspace.
enum SchemeReader {
  /// Returns the shared schemes, followed by the schemes of users. Both groups are sorted by name.
  ///
  /// - Parameters:
  ///   - container: The path of the project or workspace.
  ///   - notes: Receives a note for each scheme that cannot be read.
  static func read(_ container: String, notes: inout [Note]) -> [Scheme] {
    var folders = [Paths.join(container, "xcshareddata/xcschemes")]
    let users = Paths.join(container, "xcuserdata")
    folders += Paths.entries(users).map { Paths.join(users, "\($0)/xcschemes") }
    var schemes: [Scheme] = []
    for folder in folders {
      for name in Paths.entries(folder) where Paths.suffix(name) == "xcscheme" {
        let path = Paths.join(folder, name)
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        do {
          schemes.append(try parse(data, path: path, folder: Paths.folder(container)))
        } catch let error as FileError {
          notes.append(Note(error.path, line: error.line, "\(error.message); the scheme is left out"))
        } catch {}
      }
    }
    return schemes
  }

  /// Reads a scheme.
  ///
  /// - Parameters:
  ///   - data: The contents of the `.xcscheme` file.
  ///   - path: The path of the file. Its name is the name of the scheme.
  ///   - folder: The folder of the project or workspace, which contains the test plans, or nil if they are not read.
  /// - Throws: A `FileError` with the line of the first mistake.
  static func parse(_ data: Data, path: String, folder: String? = nil) throws -> Scheme {
    var scheme = Scheme(name: Paths.stem(path))
    var isSkipped = false
    var plans: [(path: String, isDefault: Bool)] = []
    var testsUseRunValues = false
    for element in try XMLElements.read(data, path: path) {
      let isEnabled = element.attributes["isEnabled"] != "NO"
      switch element.name {
      case "LaunchAction": scheme.configuration = element.attributes["buildConfiguration"]
      case "TestAction":
        scheme.testConfiguration = element.attributes["buildConfiguration"]
        testsUseRunValues = element.attributes["shouldUseLaunchSchemeArgsEnv"] == "YES"
      case "TestPlanReference":
        guard let reference = element.attributes["reference"] else { continue }
        plans.append(
          (reference.replacingOccurrences(of: "container:", with: ""), element.attributes["default"] == "YES"))
      case "TestableReference": isSkipped = element.attributes["skipped"] == "YES"
      case "BuildableReference":
        guard let target = element.attributes["BlueprintName"] else { continue }
        if element.parents.contains("LaunchAction") {
          scheme.runTarget = scheme.runTarget ?? target
        } else if element.parents.contains("TestableReference") {
          if isSkipped { scheme.skippedTestTargets.append(target) } else { scheme.testTargets.append(target) }
        } else if element.parents.contains("BuildActionEntry") {
          scheme.buildTargets.append(target)
        }
      case "CommandLineArgument" where element.parents.contains("LaunchAction") && isEnabled:
        if let argument = element.attributes["argument"] { scheme.arguments += BuildSettings.words(argument) }
      case "EnvironmentVariable" where element.parents.contains("LaunchAction") && isEnabled:
        if let key = element.attributes["key"] { scheme.environment[key] = element.attributes["value"] ?? "" }
      case "CommandLineArgument" where element.parents.contains("TestAction") && isEnabled:
        if let argument = element.attributes["argument"] { scheme.testArguments += BuildSettings.words(argument) }
      case "EnvironmentVariable" where element.parents.contains("TestAction") && isEnabled:
        if let key = element.attributes["key"] { scheme.testEnvironment[key] = element.attributes["value"] ?? "" }
      default: continue
      }
    }
    // Since Xcode 11, a test plan names the targets.
    if let folder, scheme.testTargets.isEmpty, let plan = plans.first(where: \.isDefault) ?? plans.first {
      scheme.testTargets = testTargets(of: Paths.join(folder, plan.path))
    }
    // "Use the Run action's arguments and environment variables". The values of the Test action are kept in the file.
    if testsUseRunValues {
      scheme.testArguments = scheme.arguments
      scheme.testEnvironment = scheme.environment
    }
    return scheme
  }

  /// Returns the names of the targets that a test plan does not disable.
  private static func testTargets(of plan: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: plan),
      let top = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { return [] }
    return (top["testTargets"] as? [[String: Any]] ?? []).compactMap { entry in
      guard entry["enabled"] as? Bool != false else { return nil }
      return (entry["target"] as? [String: Any])?["name"] as? String
    }
  }
}
