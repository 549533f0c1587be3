import Foundation

/// The folders that the command uses.
package struct Locations: Sendable {
  /// The path of the Tessera checkout, whose modules projects use.
  package var checkout: String
  /// The folder for all generated files, such as packages, build products and copies of repositories.
  package var cache: String

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - checkout: The Tessera checkout, or nil for `TESSERA_CHECKOUT`, else for the one that this program was built in.
  ///   - environment: The environment variables.
  /// - Throws: A `FileError` if there is no checkout.
  package init(checkout: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    // …/Tools/Sources/TesseraProjects/Building/Locations.swift
    let built = (1...5).reduce(#filePath) { path, _ in Paths.folder(path) }
    let found = Paths.absolute(checkout ?? environment["TESSERA_CHECKOUT"] ?? built)
    guard Paths.exists(Paths.join(found, "Sources/UIKit")) else {
      throw FileError(
        found, "this folder is not a Tessera checkout; clone Tessera and pass --tessera FOLDER or set TESSERA_CHECKOUT")
    }
    self.checkout = found
    if let own = environment["TESSERA_CACHE"], !own.isEmpty {
      cache = Paths.absolute(own)
    } else if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      cache = Paths.join(base, "tessera")
    } else if let home = environment["HOME"], FileManager.default.isWritableFile(atPath: home) {
      cache = Paths.join(home, ".cache/tessera")
    } else {
      cache = Paths.join(found, ".build/tessera")
    }
  }

  /// The folder in which SwiftPM builds. All projects share it, so that UIKit is built once.
  package var scratch: String { Paths.join(cache, "build") }

  /// The file that a command locks while it generates and builds.
  package var lock: String { Paths.join(cache, "lock") }

  /// The folder into which packages are unpacked.
  package var packages: String { Paths.join(cache, "packages") }

  /// Returns the folder of the package that is generated for a project.
  package func generated(for project: Project) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in project.file.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let name = BuildSettings.identifier(project.name).prefix(50)
    return Paths.join(cache, "projects/\(name)-\(String(hash & 0xFFFF_FFFF, radix: 16))")
  }

  /// Returns the description of a package in JSON. Nothing is written into the package's folder.
  package func dump(_ folder: String) throws -> Data {
    let scratch = Paths.join(cache, "manifests")
    let command = [
      "swift", "package", "--package-path", folder, "--scratch-path", scratch, "--disable-dependency-cache",
      "dump-package",
    ]
    let result = try Shell.run(command)
    guard result.status == 0 else {
      let lines = result.errors.split(separator: "\n").filter { $0.contains("error:") }
      let reason = lines.first.map(String.init) ?? String(result.errors.prefix(300))
      throw FileError(Paths.join(folder, "Package.swift"), reason.replacingOccurrences(of: "error: ", with: ""))
    }
    return result.output
  }
}
