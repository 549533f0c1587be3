import Foundation

/// Functions for paths as strings. Only functions whose comment says so access the file system.
package enum Paths {
  /// Returns a path with another one appended. An absolute second path replaces the first one.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return normalized(path) }
    if path.isEmpty { return normalized(folder) }
    return normalized(folder + "/" + path)
  }

  /// Returns a path without `.`, `..` and empty components.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Returns whether a path is relative and does not leave the folder that it is relative to.
  package static func isInner(_ path: String) -> Bool {
    let path = normalized(path)
    return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
  }

  /// Returns the last component of a path.
  package static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the path without its last component.
  package static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the text after the last dot of the last component, in lowercase, or an empty string.
  package static func suffix(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the last component of a path without its last dot and the text after it.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns a path relative to a folder, or nil if it is not inside the folder.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Returns an absolute path. A relative path is resolved in the current folder.
  package static func absolute(_ path: String) -> String {
    join(FileManager.default.currentDirectoryPath, path)
  }

  /// Returns whether a file or folder exists. Accesses the file system.
  package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the path of an existing file or folder, ignoring case, because the file systems of macOS usually ignore
  /// case as well. Returns the path itself if there is no such file. Accesses the file system.
  package static func existing(_ path: String) -> String {
    if exists(path) { return path }
    let parent = folder(path)
    guard path.hasPrefix("/"), parent != path else { return path }
    let found = existing(parent)
    let wanted = name(path).lowercased()
    let match = ((try? FileManager.default.contentsOfDirectory(atPath: found)) ?? []).first {
      $0.lowercased() == wanted
    }
    return match.map { join(found, $0) } ?? path
  }

  /// Returns whether a folder exists at a path. Accesses the file system.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns the names of the files and folders in a folder, in ascending order and without hidden ones. Accesses the
  /// file system.
  package static func entries(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
