import CoreGraphics
import Foundation
import UIKit

extension TestApplication {
  /// What the window shows now, in device pixels. Frames that are asked for are made first.
  public func snapshot() -> Snapshot {
    host.makeRequestedFrame()
    guard let window = host.windows.first else { return Snapshot(pixels: PixelBuffer(width: 1, height: 1)) }
    return Snapshot(pixels: window.pixels.snapshot())
  }

  /// Compares what the window shows with `Snapshots/<name>.png` beside the test's file.
  ///
  /// With `TESSERA_RECORD=1` in the environment the picture is written instead (and one that is missing always is, which
  /// fails the test once). When they differ, `<name>.actual.png`, `<name>.expected.png` and
  /// `<name>.difference.png` (all three side by side) are written into the folder `TESSERA_ARTIFACTS`, by default
  /// `.build/artifacts`.
  public func expectSnapshot(
    _ name: String, tolerance: SnapshotTolerance = SnapshotTolerance(), file: StaticString = #filePath
  ) throws {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Snapshots")
    try snapshot().expect(equalTo: folder.appendingPathComponent(name + ".png"), tolerance: tolerance)
  }
}

extension Snapshot {
  /// Compares with a picture on disk, records and reports as `TestApplication.expectSnapshot` does.
  public func expect(equalTo url: URL, tolerance: SnapshotTolerance = SnapshotTolerance()) throws {
    let name = url.deletingPathExtension().lastPathComponent
    if ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" {
      try write(to: url)
      return
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      try write(to: url)
      throw TestFailure("\(name): there was no picture to compare with; it is recorded now: \(url.path). Look at it.")
    }
    let expected: Snapshot
    do { expected = try Snapshot(contentsOf: url) } catch {
      throw TestFailure("\(name): \(url.path) cannot be read: \(error)")
    }
    let comparison = SnapshotComparison(actual: self, expected: expected, tolerance: tolerance)
    let difference = comparison.difference
    guard difference.sizesDiffer || difference.share > tolerance.share || difference.spot > tolerance.spot else {
      return
    }
    let folder = Self.artifacts
    try write(to: folder.appendingPathComponent(name + ".actual.png"))
    try expected.write(to: folder.appendingPathComponent(name + ".expected.png"))
    let sheet = folder.appendingPathComponent(name + ".difference.png")
    try comparison.picture().write(to: sheet)
    if difference.sizesDiffer {
      throw TestFailure(
        "\(name): \(width) × \(height) pixels instead of \(expected.width) × \(expected.height): \(sheet.path)")
    }
    let percent = (difference.share * 10000).rounded() / 100
    let place = difference.bounds
    throw TestFailure(
      "\(name): \(difference.count) pixels (\(percent) %) look different, within x \(Int(place.minX))–"
        + "\(Int(place.maxX)), y \(Int(place.minY))–\(Int(place.maxY)): \(sheet.path)")
  }

  /// Where pictures of failed comparisons go.
  public static var artifacts: URL {
    let path = ProcessInfo.processInfo.environment["TESSERA_ARTIFACTS"] ?? ".build/artifacts"
    return URL(fileURLWithPath: path)
  }
}
