import Foundation
import TesseraRewriting

/// Keeps the results of rewriting the modules of a project. A module whose sources have not changed is not parsed again.
struct RewritingCache {
  /// The result of rewriting a module, with everything that it depends on.
  private struct Entry: Codable {
    var key: String
    /// The texts of the declarations of UIKit's types that the rewriting has read, by type.
    var declarations: [String: String?]
    var result: ModuleRewriter.Result
  }

  /// Collects the declarations that are read during the rewriting.
  private final class Declarations: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String: String?] = [:]

    /// Returns the declaration of a type, which is read once.
    func read(_ type: String, _ read: (String) -> String?) -> String? {
      lock.withLock {
        if let known = all[type] { return known }
        let text = read(type)
        all[type] = .some(text)
        return text
      }
    }

    var texts: [String: String?] { lock.withLock { all } }
  }

  /// The folder of the cached results, a file for each module.
  let folder: String
  /// A text that identifies this program. Another build of the program can rewrite differently.
  private let program: String
  /// The keys of the modules that were rewritten or found, by module.
  private var keys: [String: String] = [:]

  /// Creates a cache in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is created when a result is written.
  ///   - program: The path of this program.
  init(folder: String, program: String = "/proc/self/exe") {
    self.folder = folder
    let real = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    self.program = "\(real) \(attributes?[.size] ?? 0) \(date)"
  }

  /// Rewrites a module, unless the cache contains the result for the same sources and options.
  ///
  /// - Parameters:
  ///   - files: All Swift files of the module.
  ///   - options: The options of the module. Their interfaces are those of modules that this cache has returned.
  /// - Returns: The result of the rewriter.
  mutating func rewrite(_ files: [SourceFile], _ options: ModuleRewriter.Options) -> ModuleRewriter.Result {
    let key = key(files, options)
    keys[options.moduleName] = key
    let path = Paths.join(folder, options.moduleName + ".json")
    if let data = FileManager.default.contents(atPath: path),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key,
      entry.declarations.allSatisfy({ options.protocolDeclaration($0.key) == $0.value })
    {
      return entry.result
    }
    let declarations = Declarations()
    var recording = options
    recording.protocolDeclaration = { declarations.read($0, options.protocolDeclaration) }
    let result = ModuleRewriter(options: recording).rewrite(files)
    let entry = Entry(key: key, declarations: declarations.texts, result: result)
    // Without the file, the next run is only slower.
    if let data = try? JSONEncoder().encode(entry) {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return result
  }

  private func key(_ files: [SourceFile], _ options: ModuleRewriter.Options) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
      // No text contains this byte, so that the limits of the texts count.
      hash = (hash ^ 0xFF) &* 1_099_511_628_211
    }
    add(program)
    add(
      "\(options.moduleName) \(options.swiftVersion) \(options.isTestModule) \(options.isUITestModule) \(options.keepsConditions)"
    )
    add("\(options.isPackageModule) \(options.definesDebug) \(options.definitions.sorted())")
    add("\(options.implicitImports) \(options.projectModules.sorted())")
    add("\(options.missingModules.sorted()) \(options.bundleIdentifiers.sorted())")
    add("\(options.overriddenNames.sorted()) \(options.frameworkNames.sorted())")
    for (name, modules) in options.importMap.sorted(by: { $0.key < $1.key }) { add("\(name) \(modules)") }
    // The key of a module determines its interface.
    for interface in options.interfaces { add(keys[interface.moduleName] ?? "\(UUID())") }
    for file in files {
      add(file.path)
      add(file.text)
    }
    return String(hash, radix: 16)
  }
}
