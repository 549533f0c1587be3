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
  ///
  /// The failure says when the picture was recorded with another font, or other versions of the libraries that draw, than
  /// this machine has. It throws without comparing where the application's font is not on this machine.
  public func expectSnapshot(
    _ name: String, tolerance: SnapshotTolerance = SnapshotTolerance(), file: StaticString = #filePath
  ) throws {
    if let missingFont { throw TestFailure("\(name): no picture can be compared: \(missingFont)") }
    try snapshot().expect(equalTo: Self.picture(name, file), tolerance: tolerance)
  }

  /// Says how this machine draws otherwise than the one on which `Snapshots/<name>.png` was recorded; nil if it does not,
  /// if the picture does not exist yet, or while pictures are recorded.
  ///
  /// For pictures in the system font, which no two releases of a distribution draw alike:
  ///
  /// ```swift
  /// let app = TestApplication(font: .system)
  /// if let difference = app.recordingDifference(of: "welcome") { throw XCTSkip(difference) }
  /// ```
  public func recordingDifference(of name: String, file: StaticString = #filePath) -> String? {
    Snapshot.recordingDifference(of: Self.picture(name, file))
  }

  private static func picture(_ name: String, _ file: StaticString) -> URL {
    URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Snapshots/\(name).png")
  }
}

extension Snapshot {
  /// Compares with a picture on disk, records and reports as `TestApplication.expectSnapshot` does.
  public func expect(equalTo url: URL, tolerance: SnapshotTolerance = SnapshotTolerance()) throws {
    let name = url.deletingPathExtension().lastPathComponent
    if Self.isRecording {
      try record(at: url)
      return
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      try record(at: url)
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
    let origin = Self.recordingDifference(of: url).map { " (\($0))" } ?? ""
    if difference.sizesDiffer {
      throw TestFailure(
        "\(name): \(width) × \(height) pixels instead of \(expected.width) × \(expected.height): \(sheet.path)\(origin)"
      )
    }
    let percent = (difference.share * 10000).rounded() / 100
    let place = difference.bounds
    throw TestFailure(
      "\(name): \(difference.count) pixels (\(percent) %) look different, within x \(Int(place.minX))–"
        + "\(Int(place.maxX)), y \(Int(place.minY))–\(Int(place.maxY)): \(sheet.path)\(origin)")
  }

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" }

  /// Says how this machine draws otherwise than the one on which a picture was recorded; nil if it does not, if the
  /// picture does not exist yet, or while pictures are recorded.
  public static func recordingDifference(of url: URL) -> String? {
    guard !isRecording, FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard let recording = SnapshotRecording(pictureAt: url) else {
      return "the picture does not say what it was recorded with"
    }
    return recording.difference(from: .current)
  }

  /// Writes a PNG that remembers what it was recorded with.
  private func record(at url: URL) throws {
    let data = PNGText(try pngData()).adding(SnapshotRecording.current.text, keyword: SnapshotRecording.keyword)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Where pictures of failed comparisons go.
  public static var artifacts: URL {
    let path = ProcessInfo.processInfo.environment["TESSERA_ARTIFACTS"] ?? ".build/artifacts"
    return URL(fileURLWithPath: path)
  }
}
