import Foundation

extension ProjectTarget {
  /// Returns whether a target of a package is also code for Linux, whose conditions are those of Linux.
  ///
  /// A package that imports UIKit is code for iOS. So are a package that names only platforms of Apple's devices, and one
  /// that is a part of the application, unless the code names Linux.
  ///
  /// - Parameter packages: The packages of the project.
  func isForLinux(among packages: [Project]) -> Bool {
    if importsUIKit { return false }
    guard let package = packages.first(where: { $0.target(name)?.folder == folder }) else { return true }
    let phones: Set<String> = ["ios", "tvos", "watchos", "visionos", "maccatalyst"]
    let isForDevices = !package.platforms.isEmpty && phones.isSuperset(of: package.platforms)
    guard package.isLocal || isForDevices else { return true }
    let words = ["os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)"]
    return sources.contains { path in
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      let text = String(decoding: data, as: UTF8.self)
      return words.contains { text.contains($0) }
    }
  }

  /// Indicates whether the target imports UIKit, and is therefore code for iOS. A package that does not import UIKit also
  /// supports other platforms, usually Linux.
  private var importsUIKit: Bool {
    sources.contains { path in
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      return ImportScanner.imports(String(decoding: data, as: UTF8.self)).contains {
        ["UIKit", "QuartzCore", "SwiftUI"].contains($0.module)
      }
    }
  }
}
