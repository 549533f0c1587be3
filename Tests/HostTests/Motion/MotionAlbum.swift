import Foundation
import TestSupport
import UIKitTesting

/// Writes the frames of a motion to the folder in `TESSERA_FRAMES` for visual inspection: a file for each frame, the
/// state of the application in each frame, and sheets of two dozen frames in a window and without a display.
enum MotionAlbum {
  @MainActor
  static func write(_ name: String, window: [MotionFrame], headless: [MotionFrame]) throws {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_FRAMES"], !path.isEmpty else { return }
    let folder = URL(fileURLWithPath: path)
    for (kind, frames) in [("window", window), ("headless", headless)] {
      let pictures = frames.compactMap(\.picture)
      for (index, picture) in pictures.enumerated() {
        let number = String(repeating: "0", count: max(0, 4 - "\(index)".count)) + "\(index)"
        try picture.write(to: folder.appendingPathComponent("\(name)-\(kind)").appendingPathComponent("\(number).png"))
      }
      let states = frames.filter { $0.picture != nil }.map { frame in
        "\(frame.time) " + frame.state.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      }
      try Data(states.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("\(name)-\(kind).txt"))
      try Snapshot.sheet(moments(pictures, 24), columns: 8)
        .write(to: folder.appendingPathComponent("\(name)-\(kind).png"))
    }
  }

  /// Returns pictures at equal distances from those that differ from the previous one.
  private static func moments(_ pictures: [Snapshot], _ count: Int) -> [Snapshot] {
    var changed: [Snapshot] = []
    for picture in pictures where changed.last.map({ !$0.isIdentical(to: picture) }) ?? true { changed.append(picture) }
    guard changed.count > count else { return changed }
    return (0..<count).map { changed[$0 * (changed.count - 1) / (count - 1)] }
  }
}
