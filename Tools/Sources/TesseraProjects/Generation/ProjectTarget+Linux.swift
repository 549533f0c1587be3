import Foundation
import TesseraRewriting

extension ProjectTarget {
  /// Returns whether a target of a package is also code for Linux, whose conditions are those of Linux.
  ///
  /// A package that imports UIKit is code for iOS, and so is one that imports another framework which Linux does not have, such as
  /// Security, on all platforms. Unless the code names Linux, so are a package that names only platforms of Apple's devices, one
  /// that is a part of the application, and one that imports Apple's frameworks and has code for iOS.
  ///
  /// - Parameter packages: The packages of the project.
  func isForLinux(among packages: [Project]) -> Bool {
    if importsFrameworks(among: packages) { return false }
    guard let package = packages.first(where: { $0.target(name)?.folder == folder }) else { return true }
    let phones: Set<String> = ["ios", "tvos", "watchos", "visionos", "maccatalyst"]
    let isForDevices = !package.platforms.isEmpty && phones.isSuperset(of: package.platforms)
    let texts = sources.compactMap { FileManager.default.contents(atPath: $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    func names(_ words: [String]) -> Bool { texts.contains { text in words.contains { text.contains($0) } } }
    guard package.isLocal || isForDevices || names(["os(iOS)"]) && texts.contains(where: Self.importsFramework) else {
      return true
    }
    return names([
      "os(Linux)", "canImport(Glibc)", "canImport(Musl)", "canImport(FoundationNetworking)", "import Glibc",
      "import FoundationNetworking",
    ])
  }

  /// Returns whether a text imports a framework that Linux does not have.
  private static func importsFramework(_ text: String) -> Bool {
    ImportScanner.imports(text).contains {
      ModuleRewriter.isFramework($0.module) && !modulesOfLinux.contains($0.module)
    }
  }

  /// Returns whether the target imports UIKit, or imports a framework of Apple outside of conditions, so that it does not
  /// compile on Linux. A package that does neither also supports other platforms, usually Linux.
  private func importsFrameworks(among packages: [Project]) -> Bool {
    sources.contains { path in
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      let text = String(decoding: data, as: UTF8.self)
      return ImportScanner.imports(text).contains { entry in
        if ["UIKit", "QuartzCore", "SwiftUI"].contains(entry.module) { return true }
        return !entry.isConditional && ModuleRewriter.isFramework(entry.module)
          && !Self.modulesOfLinux.contains(entry.module)
          && !packages.contains { $0.targets.contains { $0.moduleName == entry.module } }
          && !ImportScanner.isInText(line: entry.line, of: text)
      }
    }
  }

  /// The modules with the names of Apple's that exist on Linux.
  private static let modulesOfLinux: Set<String> = [
    "CoreFoundation", "Dispatch", "Foundation", "Swift", "XCTest", "zlib",
  ]
}
