import Foundation

/// The folders of the user's pictures and documents, which the desktop names in the file `user-dirs.dirs` (freedesktop.org,
/// `xdg-user-dirs`).
///
/// `FileManager.urls(for:in:)` of Foundation on Linux returns the values of that file as they are written, with their quotation marks
/// and `$HOME`, so that the folders do not exist.
package struct UserFolders: Sendable {
  /// The home folder: the variable `HOME`, or the user's entry in the system's list if it is not set.
  package let home: URL
  private let environment: [String: String]

  /// Creates the folders of a user.
  ///
  /// - Parameter environment: The environment variables. `HOME`, `XDG_CONFIG_HOME` and variables such as `XDG_PICTURES_DIR` are used.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
    let path = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    home = path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// The folder of pictures. Without an entry it is `Pictures` in the home folder. It need not exist.
  package var pictures: URL { folder("XDG_PICTURES_DIR", "Pictures") }
  /// The folder of documents. Without an entry it is `Documents` in the home folder. It need not exist.
  package var documents: URL { folder("XDG_DOCUMENTS_DIR", "Documents") }

  /// Returns the path of a file for messages: `~` stands for the home folder.
  package func name(of url: URL) -> String {
    url.path.hasPrefix(home.path + "/") ? "~" + url.path.dropFirst(home.path.count) : url.path
  }

  private func folder(_ variable: String, _ name: String) -> URL {
    if let path = environment[variable], path.hasPrefix("/") { return URL(fileURLWithPath: path, isDirectory: true) }
    return entry(variable) ?? home.appendingPathComponent(name, isDirectory: true)
  }

  /// Returns the folder that the file names for a variable.
  private func entry(_ variable: String) -> URL? {
    let config =
      environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent(".config")
    guard let text = try? String(contentsOf: config.appendingPathComponent("user-dirs.dirs"), encoding: .utf8) else {
      return nil
    }
    for line in text.split(separator: "\n") where line.hasPrefix("\(variable)=") {
      let value = line.dropFirst(variable.count + 1).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      let path = value.replacingOccurrences(of: "$HOME", with: home.path)
      guard path.hasPrefix("/") else { continue }
      let url = URL(fileURLWithPath: path, isDirectory: true)
      // By convention, the home folder as a value means that there is no such folder.
      if url.standardizedFileURL.path != home.standardizedFileURL.path { return url }
    }
    return nil
  }
}
