import CoreGraphics
import Foundation
import RuntimeInterface

/// The environment in which an image was recorded: the font of its text, and the versions of the drawing libraries.
///
/// The PNG file of a recorded image contains the environment. A failure can therefore report whether the environment of
/// the machine differs.
public struct SnapshotRecording: Equatable, Sendable {
  /// A font or a library, and its version.
  struct Part: Equatable {
    var name: String
    var version: String
  }

  /// The components that drew the text of the image: the font first, then the libraries.
  let parts: [Part]

  /// The keyword of the PNG text chunk with the recording environment.
  static let keyword = "Tessera recording"

  /// The environment of the current machine.
  public static var current: SnapshotRecording {
    SnapshotRecording(
      parts: Runtime.textEngine.rendering().parts.map { Part(name: $0.name, version: $0.version) })
  }

  private init(parts: [Part]) { self.parts = parts }

  /// Reads the recording environment from an image file. The result is nil if the file does not contain it or is not a
  /// PNG file.
  ///
  /// - Parameter url: The URL of the image.
  public init?(pictureAt url: URL) {
    guard let data = try? Data(contentsOf: url), let text = PNGText(data)[Self.keyword] else { return nil }
    parts = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: ":", maxSplits: 1)
      guard fields.count == 2 else { return nil }
      return Part(name: String(fields[0]), version: fields[1].trimmingCharacters(in: .whitespaces))
    }
  }

  /// The environment as text, in the form in which the PNG file contains it.
  var text: String { parts.map { "\($0.name): \($0.version)" }.joined(separator: "\n") }

  /// Returns a one-line description of the differences from another environment.
  ///
  /// - Parameter other: The environment to compare with, usually that of this machine.
  /// - Returns: A description such as "recorded with cairo 1.16.0; this machine has cairo 1.18.4", or nil if there are
  ///   no differences.
  public func difference(from other: SnapshotRecording) -> String? {
    var (recordedParts, machineParts): ([String], [String]) = ([], [])
    for name in parts.map(\.name) + other.parts.map(\.name).filter({ name in !parts.contains { $0.name == name } }) {
      let matchingVersion = parts.first { $0.name == name }?.version
      let otherVersion = other.parts.first { $0.name == name }?.version
      guard matchingVersion != otherVersion else { continue }
      // The version of the font includes its name.
      let label = name == "font" ? "" : name + " "
      recordedParts.append(matchingVersion.map { label + $0 } ?? "no \(name)")
      machineParts.append(otherVersion.map { label + $0 } ?? "no \(name)")
    }
    guard !recordedParts.isEmpty else { return nil }
    return
      "recorded with \(recordedParts.joined(separator: ", ")); this machine has \(machineParts.joined(separator: ", "))"
  }
}
