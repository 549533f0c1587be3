import UIKit

/// One photo of the library: a file on disk, or one that the Gallery draws itself.
public struct Photo: Hashable, Sendable, Identifiable {
  /// Where the pixels come from.
  public enum Source: Hashable, Sendable {
    /// A file on disk, of any type that is decoded.
    case file(URL)
    /// Drawn by our own code where the machine has no photos at all.
    case sample(SamplePhoto)
  }

  /// Where the pixels come from: what tells photos apart.
  public let source: Source

  /// A photo of that source; nothing is read yet.
  public init(source: Source) { self.source = source }

  /// Bytes that are not UTF-8 are replaced: Foundation has no name for them.
  private static func name(of url: URL) -> String {
    let path = FilePath(url)
    guard path.text == nil else { return url.deletingPathExtension().lastPathComponent }
    let name = path.name.bytes
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return FilePath(bytes: dot > name.startIndex ? name[..<dot] : name[...]).description
  }

  /// The source.
  public var id: Source { source }

  /// What people call it: the file's name without its extension.
  public var name: String {
    switch source {
    case .file(let url): Self.name(of: url)
    case .sample(let sample): sample.name
    }
  }
}
