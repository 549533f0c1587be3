import Foundation

/// The accesses to files that are in progress or wait, and the rules by which they wait for each other. Source of the rules:
/// NSFileCoordinator.h, "Single File Coordination".
///
/// - Readers of an item share it. A writer has it alone.
/// - A folder and what it contains are different items, except for file packages, which are one item, and for a writer that
///   deletes, moves or replaces the folder.
/// - Accesses begin in the order in which they were requested if one of them waits for the other.
/// - An access never waits for one with the same purpose, nor for one in whose accessor, on the same thread, it was requested. The
///   second rule is ours: on iOS, such an access waits forever.
final class FileClaims: @unchecked Sendable {
  /// The kind of an access.
  enum Kind { case reading, writing, writingContents }

  /// A file of an access.
  struct Item {
    var url: URL
    let kind: Kind
    /// A Boolean value that indicates whether the access goes to the item itself if that moves in the meantime.
    let follows: Bool
    fileprivate(set) var path: FilePath

    init(_ url: URL, _ kind: Kind, follows: Bool = true) {
      (self.url, self.kind, self.follows, path) = (url, kind, follows, FilePath(url))
    }

    fileprivate func excludes(_ other: Item) -> Bool {
      if kind == .reading, other.kind == .reading { return false }
      return path == other.path || (kind == .writingContents && path.contains(other.path))
        || (other.kind == .writingContents && other.path.contains(path))
    }
  }

  /// An access to files.
  final class Claim: @unchecked Sendable {
    fileprivate let purpose: String
    fileprivate let owner: ObjectIdentifier
    fileprivate var items: [Item]
    /// The thread on which the accessor runs. A queue chooses it when the accessor begins.
    fileprivate var thread: ObjectIdentifier?
    fileprivate var isNested = false
    fileprivate let completion: @Sendable (Claim, [URL]?) -> Void

    /// Creates a claim, which `request` schedules.
    ///
    /// - Parameters:
    ///   - items: The files.
    ///   - owner: The coordinator.
    ///   - purpose: The purpose of the coordinator.
    ///   - thread: The thread that waits for the access, or nil if none does.
    ///   - completion: A closure that is called when the access may begin, with the claim and the current URLs of the files, or
    ///     with nil when it has been cancelled.
    init(
      _ items: [Item], owner: AnyObject, purpose: String, thread: Thread?,
      completion: @escaping @Sendable (Claim, [URL]?) -> Void
    ) {
      (self.items, self.owner, self.purpose) = (items, ObjectIdentifier(owner), purpose)
      self.thread = thread.map { ObjectIdentifier($0) }
      self.completion = completion
    }

    fileprivate func waits(for other: Claim) -> Bool {
      if purpose == other.purpose || (thread != nil && thread == other.thread) { return false }
      return items.contains { item in other.items.contains { item.excludes($0) } }
    }
  }

  private let lock = NSLock()
  private var granted: [Claim] = []
  private var waiting: [Claim] = []

  /// Schedules a claim. It is granted immediately if it excludes no other.
  func request(_ claim: Claim) {
    lock.lock()
    // A claim within another access must not wait for a claim that waits for that access.
    claim.isNested = granted.contains {
      $0.purpose == claim.purpose || (claim.thread != nil && $0.thread == claim.thread)
    }
    waiting.append(claim)
    grantAndUnlock()
  }

  /// Ends an access that was granted.
  func end(_ claim: Claim) {
    lock.lock()
    granted.removeAll { $0 === claim }
    grantAndUnlock()
  }

  /// Records that the accessor of a claim begins on the current thread.
  func begin(_ claim: Claim) { lock.withLock { claim.thread = ObjectIdentifier(Thread.current) } }

  /// Cancels the accesses of a coordinator that wait.
  func cancel(_ owner: AnyObject) {
    lock.lock()
    let cancelled = waiting.filter { $0.owner == ObjectIdentifier(owner) }
    waiting.removeAll { $0.owner == ObjectIdentifier(owner) }
    grantAndUnlock()
    for claim in cancelled { claim.completion(claim, nil) }
  }

  /// Changes the URLs of the accesses to an item that has moved, and to what it contains.
  func move(_ oldURL: URL, to newURL: URL) {
    let (old, new) = (FilePath.components(of: oldURL), FilePath.components(of: newURL))
    lock.lock()
    for claim in granted + waiting {
      for index in claim.items.indices where claim.items[index].follows {
        let components = FilePath.components(of: claim.items[index].url)
        guard components.starts(with: old) else { continue }
        let url = FilePath.url(new + components.dropFirst(old.count), like: claim.items[index].url)
        claim.items[index].url = url
        claim.items[index].path = FilePath(url)
      }
    }
    grantAndUnlock()
  }

  /// Grants the claims that wait for none any more, in their order.
  private func grantAndUnlock() {
    var remaining: [Claim] = []
    var begun: [(Claim, [URL])] = []
    for claim in waiting {
      if granted.contains(where: { claim.waits(for: $0) })
        || (!claim.isNested && remaining.contains { claim.waits(for: $0) })
      {
        remaining.append(claim)
      } else {
        granted.append(claim)
        begun.append((claim, claim.items.map(\.url)))
      }
    }
    waiting = remaining
    lock.unlock()
    for (claim, urls) in begun { claim.completion(claim, urls) }
  }
}

/// The path of a file. For a file in a file package, it is the path of the package, because a package is one item.
struct FilePath: Hashable, Sendable {
  private let components: [String]

  init(_ url: URL) {
    let components = Self.components(of: url)
    let package = components.dropLast().firstIndex { Self.isPackage($0) }
    self.components = package.map { Array(components[...$0]) } ?? components
  }

  /// Indicates whether an item is in the folder with this path.
  func contains(_ other: FilePath) -> Bool {
    other.components.count > components.count && other.components.starts(with: components)
  }

  /// Returns the parts of a file's path. Symbolic links in the path are resolved, except for the item itself.
  static func components(of url: URL) -> [String] {
    let url = url.standardizedFileURL
    let name = url.lastPathComponent
    return url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL.pathComponents
      + (name == "/" ? [] : [name])
  }

  static func url(_ components: some Sequence<String>, like url: URL) -> URL {
    URL(fileURLWithPath: "/" + components.drop { $0 == "/" }.joined(separator: "/"), isDirectory: url.hasDirectoryPath)
  }

  /// Indicates whether a folder with a name is a file package: its extension is one of the system's types of packages, or one that
  /// the application declares in its property list.
  static func isPackage(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
    return packageExtensions.contains(name[dot...].dropFirst().lowercased())
  }

  /// Source of the first names: "System-Declared Uniform Type Identifiers", the types that conform to `com.apple.package`.
  private static let packageExtensions: Set<String> = {
    var names: Set<String> = ["app", "bundle", "framework", "plugin", "kext", "rtfd", "xcodeproj", "playground"]
    let keys = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
    for type in keys.flatMap({ Bundle.main.infoDictionary?[$0] as? [[String: Any]] ?? [] }) {
      let parents = type["UTTypeConformsTo"] as? [String] ?? (type["UTTypeConformsTo"] as? String).map { [$0] } ?? []
      let tags = (type["UTTypeTagSpecification"] as? [String: Any])?["public.filename-extension"]
      guard parents.contains("com.apple.package") else { continue }
      names.formUnion((tags as? [String] ?? (tags as? String).map { [$0] } ?? []).map { $0.lowercased() })
    }
    return names
  }()
}
