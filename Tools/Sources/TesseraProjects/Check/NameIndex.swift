import Foundation

/// The names that code can use in Tessera: those of Tessera's modules, and those of the libraries in the toolchain.
///
/// The names are read from Tessera's sources and from the compiler on first use, so that no list becomes outdated. A
/// copy in the cache is used until the sources or the compiler change.
package struct NameIndex {
  private let locations: Locations
  private let say: (String) -> Void

  /// The modules of the toolchain that code for iOS expects.
  private static let systemModules = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "_Concurrency",
    "_StringProcessing", "Dispatch", "Observation", "Synchronization", "XCTest", "Testing",
  ]

  package init(locations: Locations, say: @escaping (String) -> Void) {
    self.locations = locations
    self.say = say
  }

  /// Returns the names of all available modules, from the cache if it is up to date.
  package func names() throws -> NameSet {
    var names = try own()
    names.formUnion(try system())
    return names
  }

  // MARK: Our modules

  private func own() throws -> NameSet {
    let folders = [
      "Sources/UIKit", "Sources/QuartzCore", "Sources/CoreGraphics", "Sources/SwiftABI/SwiftABI", "Frameworks/Sources",
      "Frameworks/CoreData/Sources",
    ]
    let files = folders.flatMap { FileWalker.files(Paths.join(locations.checkout, $0)) }.filter {
      Paths.suffix($0) == "swift"
    }
    var key = "names 1"
    for file in files {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      key +=
        "\(file) \(attributes?[.size] ?? 0) \((attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)\n"
    }
    return try cached("own", key: key) {
      say("Reading the names of Tessera's modules …")
      let parts = Concurrent.map(files) { path -> NameSet in
        guard let data = FileManager.default.contents(atPath: path) else { return NameSet() }
        return NameCollector(String(decoding: data, as: UTF8.self), path: path, publicOnly: true).declared
      }
      return parts.reduce(into: NameSet()) { $0.formUnion($1) }
    }
  }

  // MARK: Modules of Swift

  private func system() throws -> NameSet {
    let version = try Shell.run(["swift", "--version"]).output
    return try cached("system", key: String(decoding: version, as: UTF8.self)) {
      say("Reading the names of Foundation and the standard library …")
      let folder = Paths.join(locations.cache, "names/graphs-\(ProcessInfo.processInfo.processIdentifier)")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let modules = try compilerFolder().map { Paths.join($0, "lib/swift/linux") }
      for module in Self.systemModules {
        var command = [
          "swift-symbolgraph-extract", "-module-name", module, "-target", Self.target, "-output-dir", folder,
          "-minimum-access-level", "public", "-skip-synthesized-members",
        ]
        if let modules { command += ["-I", modules, "-I", Paths.join(modules, "x86_64")] }
        _ = try Shell.run(command)
      }
      var names = NameSet()
      for name in Paths.entries(folder) {
        if let data = FileManager.default.contents(atPath: Paths.join(folder, name)) {
          SymbolGraph.read(data, into: &names)
        }
      }
      return names
    }
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  private func compilerFolder() throws -> String? {
    let found = try Shell.run(["sh", "-c", "readlink -f \"$(command -v swift)\""])
    let path = String(decoding: found.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return path.isEmpty ? nil : Paths.folder(Paths.folder(path))
  }

  // MARK: Cache

  private func cached(_ name: String, key: String, _ make: () throws -> NameSet) throws -> NameSet {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let path = Paths.join(locations.cache, "names/\(name).txt")
    let head = String(hash, radix: 16)
    if let data = FileManager.default.contents(atPath: path) {
      let text = String(decoding: data, as: UTF8.self)
      if let end = text.firstIndex(of: "\n"), text[..<end] == head {
        return NameSet(text: String(text[text.index(after: end)...]))
      }
    }
    let names = try make()
    try FileManager.default.createDirectory(atPath: Paths.folder(path), withIntermediateDirectories: true)
    try Data((head + "\n" + names.text).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    return names
  }
}
