import Foundation

/// Determines the uniform types of documents from the names of their files.
enum DocumentTypes {
  /// Returns the uniform type identifier that belongs to a file's extension, or nil if the file has no extension. An
  /// unknown extension results in a dynamic type, as in UIKit.
  static func identifier(of url: URL) -> String? {
    if let type = UniformType.identifier(ofFileNamed: url.lastPathComponent) { return type }
    return url.pathExtension.isEmpty ? nil : "dyn.\(url.pathExtension.lowercased())"
  }
}
