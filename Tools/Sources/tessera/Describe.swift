import ArgumentParser
import Foundation
import TesseraProjects

/// `tessera describe`: prints the targets, packages and settings of a project, as the command has read them.
struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the targets, sources, resources and settings of a project.", shouldDisplay: false)

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try reporting {
      let locations = try Locations(checkout: options.tessera)
      let project = try ProjectLoader(purpose: .check, dump: locations.dump).load(options.path)
      print("project\t\(project.name)\t\(project.file)")
      for target in project.targets {
        print("target\t\(target.name)\t\(target.kind.rawValue)\t\(target.moduleName)\t\(target.swiftVersion)")
        for path in target.sources { print("source\t\(target.name)\t\(path)") }
        for path in target.foreignSources { print("foreign\t\(target.name)\t\(path)") }
        for resource in target.resources {
          print("resource\t\(target.name)\t\(resource.source)\t\(resource.destination)")
        }
        for name in target.dependencies { print("dependency\t\(target.name)\t\(name)") }
        for name in target.products { print("product\t\(target.name)\t\(name)") }
        for name in target.conditions { print("condition\t\(target.name)\t\(name)") }
        for name in target.implicitImports { print("import\t\(target.name)\t\(name)") }
        if let host = target.host { print("host\t\(target.name)\t\(host)") }
        if let information = target.information { print(String(decoding: information, as: UTF8.self)) }
      }
      for package in project.packages { print("package\t\(package.location)\t\(package.requirement)") }
      for scheme in project.schemes {
        print("scheme\t\(scheme.name)\t\(scheme.runTarget ?? "-")\t\(scheme.testTargets.joined(separator: ","))")
      }
      for note in project.notes { print(note) }
    }
  }
}
