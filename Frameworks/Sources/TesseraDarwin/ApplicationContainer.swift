import Foundation

/// The folders of the application, which has a container of its own on iOS.
///
/// Foundation on Linux names the user's folders instead: `Documents` of all programs together, no `Library` at all. The
/// command `tessera` sends the requests for such folders here.
struct ApplicationContainer {
  /// The folder that contains `Documents` and `Library`.
  let home: URL
  /// The folder that has the role of `Library/Caches`.
  let caches: URL
  /// The folder that contains the folders of the application's groups.
  var folderOfGroups: URL { home.deletingLastPathComponent() }

  /// The container of the running program. A test can change the environment to get another one.
  static var current: ApplicationContainer {
    ApplicationContainer(
      identifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName,
      environment: ProcessInfo.processInfo.environment)
  }

  /// Creates the container of an application in the folders for data and caches that the environment names.
  init(identifier: String, environment: [String: String]) {
    func folder(_ variable: String, _ fallback: String) -> URL {
      // Relative paths are invalid (XDG Base Directory Specification).
      if let path = environment[variable], path.hasPrefix("/") { return URL(fileURLWithPath: path, isDirectory: true) }
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
      return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(fallback, isDirectory: true)
    }
    home = folder("XDG_DATA_HOME", ".local/share").appendingPathComponent(identifier, isDirectory: true)
    caches = folder("XDG_CACHE_HOME", ".cache").appendingPathComponent(identifier, isDirectory: true)
  }

  /// Returns the folder for a purpose, or nil if the container has none for it.
  func folder(for directory: FileManager.SearchPathDirectory) -> URL? {
    switch directory {
    case .documentDirectory: subfolder("Documents")
    case .libraryDirectory: subfolder("Library")
    case .applicationSupportDirectory: subfolder("Library/Application Support")
    case .cachesDirectory: caches
    case .autosavedInformationDirectory: subfolder("Library/Autosave Information")
    case .downloadsDirectory: subfolder("Downloads")
    case .desktopDirectory: subfolder("Desktop")
    case .picturesDirectory: subfolder("Pictures")
    case .moviesDirectory: subfolder("Movies")
    case .musicDirectory: subfolder("Music")
    case .sharedPublicDirectory: subfolder("Public")
    default: nil
    }
  }

  private func subfolder(_ path: String) -> URL { home.appendingPathComponent(path, isDirectory: true) }

  /// Returns the folders for a purpose, and creates those that exist in every container of iOS.
  func folders(
    for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
  ) -> [URL]? {
    guard domains.contains(.userDomainMask), let folder = folder(for: directory) else { return nil }
    if [.documentDirectory, .libraryDirectory, .cachesDirectory].contains(directory) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return [folder]
  }
}

extension FileManager {
  /// Returns the folders for a purpose. The command `tessera` replaces calls of `urls(for:in:)` with calls of this method.
  ///
  /// `Documents`, `Library` and the folder for caches are created.
  ///
  /// - Parameters:
  ///   - directory: The purpose of the folder.
  ///   - domainMask: The domains. Folders of the user are those of the application's container.
  /// - Returns: The folder in the container, or the folders that Foundation names if the container has none for the purpose.
  public func _urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    ApplicationContainer.current.folders(for: directory, in: domainMask) ?? urls(for: directory, in: domainMask)
  }

  /// Returns the folder for a purpose. The command `tessera` replaces calls of `url(for:in:appropriateFor:create:)` with calls
  /// of this method.
  ///
  /// - Parameters:
  ///   - directory: The purpose of the folder.
  ///   - domain: The domain. Folders of the user are those of the application's container.
  ///   - url: The file for which a temporary folder is used, or nil. It has an effect only on folders that the container does
  ///     not have.
  ///   - create: A Boolean value that determines whether the folder is created.
  /// - Returns: The folder in the container, or the one that Foundation names if the container has none for the purpose.
  /// - Throws: An error if the folder cannot be found or created.
  public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
  ) throws -> URL {
    guard let folder = ApplicationContainer.current.folders(for: directory, in: domain)?.first else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: create)
    }
    if create { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  /// Returns the folder that an application shares with its extensions and other applications of the same author. The folder is
  /// created.
  ///
  /// - Parameter groupIdentifier: The identifier of the group, such as `group.com.example.notes`.
  /// - Returns: The folder `~/.local/share/<identifier>`, or nil if the identifier is empty or cannot be the name of a folder,
  ///   or if the folder cannot be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, ![".", ".."].contains(groupIdentifier), !groupIdentifier.contains("/") else {
      return nil
    }
    let folder = ApplicationContainer.current.folderOfGroups.appendingPathComponent(groupIdentifier, isDirectory: true)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }
}

extension URL {
  /// The folder `Documents` of the application's container.
  public static var _documentsDirectory: URL { container(.documentDirectory) }
  /// The folder `Library` of the application's container.
  public static var _libraryDirectory: URL { container(.libraryDirectory) }
  /// The folder `Library/Application Support` of the application's container. It is not created.
  public static var _applicationSupportDirectory: URL { container(.applicationSupportDirectory) }
  /// The folder for caches of the application.
  public static var _cachesDirectory: URL { container(.cachesDirectory) }
  /// The folder that contains `Documents` and `Library`.
  public static var _homeDirectory: URL { ApplicationContainer.current.home }

  private static func container(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default._urls(for: directory, in: .userDomainMask)[0]
  }
}

/// Returns the paths of the folders for a purpose. The command `tessera` replaces calls of
/// `NSSearchPathForDirectoriesInDomains` with calls of this function.
///
/// - Parameters:
///   - directory: The purpose of the folder.
///   - domainMask: The domains. Folders of the user are those of the application's container.
///   - expandTilde: The value is ignored: paths are always complete.
/// - Returns: The paths of the folders that `_urls(for:in:)` returns.
public func _NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
  FileManager.default._urls(for: directory, in: domainMask).map(\.path)
}

/// Returns the path of the folder that contains `Documents` and `Library`. The command `tessera` replaces calls of
/// `NSHomeDirectory` with calls of this function.
///
/// - Returns: The path.
public func _NSHomeDirectory() -> String { ApplicationContainer.current.home.path }
