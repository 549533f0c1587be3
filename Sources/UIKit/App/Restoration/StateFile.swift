import Foundation
import RuntimeInterface

/// Reads and writes the files in which the state of an application is saved.
enum StateFile {
  /// Returns the folder in which the states of an application's scenes are saved. It is in `XDG_STATE_HOME` or
  /// `$HOME/.local/state` (XDG Base Directory Specification), in a folder with the identifier of the main bundle or the
  /// name of the program.
  static func folder(
    environment: [String: String] = ProcessInfo.processInfo.environment, bundle: Bundle = .main
  ) -> URL {
    // Foundation does not read `HOME`. The specification ignores relative paths.
    var home = FileManager.default.homeDirectoryForCurrentUser
    if let path = environment["HOME"], path.hasPrefix("/") { home = URL(fileURLWithPath: path) }
    var base = home.appendingPathComponent(".local/state")
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") { base = URL(fileURLWithPath: path) }
    let name = bundle.information["CFBundleIdentifier"] as? String ?? ProcessInfo.processInfo.processName
    return base.appendingPathComponent(name).appendingPathComponent("scenes")
  }

  /// Returns the contents of a file, or nil if it does not exist. If the file exists but cannot be read, this is
  /// logged.
  static func read(_ file: URL) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do { return try Data(contentsOf: file) } catch {
      Diagnostics.log("the saved state \(file.path) cannot be read: \(error)")
      return nil
    }
  }

  /// Replaces a file as a whole. After an error, the previous file remains.
  static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Preserves a file with unreadable contents under a different name, and logs that name.
  ///
  /// - Parameter movesFile: `true` to move the file. Pass `false` to copy the file if parts of it could be read and it remains in use.
  static func preserveUnreadableFile(_ file: URL, movesFile: Bool = true) {
    let copy = file.appendingPathExtension("unreadable")
    let manager = FileManager.default
    try? manager.removeItem(at: copy)
    do {
      if movesFile { try manager.moveItem(at: file, to: copy) } else { try manager.copyItem(at: file, to: copy) }
      Diagnostics.log("the saved state \(file.path) is damaged; it is kept as \(copy.path)")
    } catch {
      Diagnostics.log("the saved state \(file.path) is damaged, and cannot be kept under another name: \(error)")
    }
  }

  /// Deletes a file if it exists. If that fails, the error is logged.
  static func delete(_ file: URL) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do { try FileManager.default.removeItem(at: file) } catch {
      Diagnostics.log("the saved state \(file.path) cannot be deleted: \(error)")
    }
  }
}
