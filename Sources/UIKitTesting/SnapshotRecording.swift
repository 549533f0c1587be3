import CoreGraphics
import Foundation
import RuntimeInterface

/// What a picture was drawn with: the font of its texts and the versions of the libraries that have a part in it.
///
/// A recorded picture keeps it, as a text in its file, so that a failure can say whether the machine draws with the same.
public struct SnapshotRecording: Equatable, Sendable {
  /// A font or a library and its version.
  struct Part: Equatable {
    var name: String
    var version: String
  }

  /// The font first.
  let parts: [Part]

  /// The keyword of the PNG's text.
  static let keyword = "Tessera recording"

  /// What pictures are drawn with now.
  public static var current: SnapshotRecording {
    SnapshotRecording(
      parts: Runtime.textEngine.rendering().parts.map { Part(name: $0.name, version: $0.version) })
  }

  private init(parts: [Part]) { self.parts = parts }

  /// Reads what a picture says that it was recorded with; nil where it says nothing, or is no PNG.
  public init?(pictureAt url: URL) {
    guard let data = try? Data(contentsOf: url), let text = PNGText(data)[Self.keyword] else { return nil }
    parts = text.split(separator: "\n").compactMap { line in
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      return Part(name: String(halves[0]), version: halves[1].trimmingCharacters(in: .whitespaces))
    }
  }

  /// How it is written into a picture.
  var text: String { parts.map { "\($0.name): \($0.version)" }.joined(separator: "\n") }

  /// Says in one line what differs, with both versions of it.
  ///
  /// - Parameter other: What the picture would be drawn with on this machine.
  /// - Returns: Such as "recorded with cairo 1.16.0; this machine has cairo 1.18.4", or nil if nothing differs.
  public func difference(from other: SnapshotRecording) -> String? {
    var (ours, theirs): ([String], [String]) = ([], [])
    for name in parts.map(\.name) + other.parts.map(\.name).filter({ name in !parts.contains { $0.name == name } }) {
      let one = parts.first { $0.name == name }?.version
      let another = other.parts.first { $0.name == name }?.version
      guard one != another else { continue }
      // The font's name says what it is.
      let label = name == "font" ? "" : name + " "
      ours.append(one.map { label + $0 } ?? "no \(name)")
      theirs.append(another.map { label + $0 } ?? "no \(name)")
    }
    guard !ours.isEmpty else { return nil }
    return "recorded with \(ours.joined(separator: ", ")); this machine has \(theirs.joined(separator: ", "))"
  }
}
