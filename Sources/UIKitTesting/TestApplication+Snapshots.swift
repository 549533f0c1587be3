import CoreGraphics
import Foundation
import UIKit

extension TestApplication {
  /// Returns an image of the window's content, after producing pending frames.
  ///
  /// - Returns: The image, in device pixels.
  public func snapshot() -> Snapshot {
    host.makeRequestedFrame()
    guard let window = host.windows.first else { return Snapshot(pixels: PixelBuffer(width: 1, height: 1)) }
    loop.renderDeferredFrame()
    return Snapshot(pixels: window.pixels.snapshot())
  }

  /// Compares the content of the window with `Snapshots/<name>.png` in the folder of the test's file.
  ///
  /// With `TESSERA_RECORD=1` in the environment, the image is written instead. A missing image is always written, and
  /// the test fails once. If the images differ, `<name>.actual.png`, `<name>.expected.png` and `<name>.difference.png`
  /// (all three side by side) are written to the folder `TESSERA_ARTIFACTS`, by default `.build/artifacts`.
  ///
  /// The failure reports whether the image was recorded with another font or with other versions of the drawing
  /// libraries than those of this machine. If the application's font is not installed, the images are not compared.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - tolerance: The accepted differences.
  ///   - file: The path of the test's file.
  /// - Throws: A `TestFailure` with the differences.
  public func expectSnapshot(
    _ name: String, tolerance: SnapshotTolerance = SnapshotTolerance(), file: StaticString = #filePath
  ) throws {
    if let missingFont { throw TestFailure("\(name): the snapshot cannot be compared: \(missingFont)") }
    try snapshot().expect(equalTo: Self.pictureURL(name, file), tolerance: tolerance)
  }

  /// Returns a description of how the environment of this machine differs from the one in which `Snapshots/<name>.png`
  /// was recorded.
  ///
  /// Use this method for images with the system font, which is different in every release of a distribution:
  ///
  /// ```swift
  /// let app = TestApplication(font: .system)
  /// if let difference = app.environmentDifference(fromRecordingOf: "welcome") { throw XCTSkip(difference) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - file: The path of the test's file.
  /// - Returns: A description, or nil if there is no difference, if the image does not exist yet, or while images are
  ///   recorded.
  public func environmentDifference(fromRecordingOf name: String, file: StaticString = #filePath) -> String? {
    Snapshot.environmentDifference(fromRecordingAt: Self.pictureURL(name, file))
  }

  private static func pictureURL(_ name: String, _ file: StaticString) -> URL {
    URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Snapshots/\(name).png")
  }
}

extension Snapshot {
  /// Compares the image with an image file. Images are recorded, and differences are reported, in the same way as by
  /// `TestApplication.expectSnapshot(_:tolerance:file:)`.
  ///
  /// - Parameters:
  ///   - url: The URL of the expected image.
  ///   - tolerance: The accepted differences.
  /// - Throws: A `TestFailure` with the differences.
  public func expect(equalTo url: URL, tolerance: SnapshotTolerance = SnapshotTolerance()) throws {
    let name = url.deletingPathExtension().lastPathComponent
    if Self.isRecording {
      try record(at: url)
      return
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      try record(at: url)
      throw TestFailure("\(name): there was no image to compare with. It has been recorded now; check it: \(url.path)")
    }
    let expected: Snapshot
    do { expected = try Snapshot(contentsOf: url) } catch {
      throw TestFailure("\(name): \(url.path) cannot be read: \(error)")
    }
    let comparison = SnapshotComparison(actual: self, expected: expected, tolerance: tolerance)
    let difference = comparison.difference
    guard
      difference.sizesDiffer || difference.fraction > tolerance.fraction
        || difference.squareFraction > tolerance.squareFraction
    else {
      return
    }
    let folder = Self.artifacts
    try write(to: folder.appendingPathComponent(name + ".actual.png"))
    try expected.write(to: folder.appendingPathComponent(name + ".expected.png"))
    let comparisonFile = folder.appendingPathComponent(name + ".difference.png")
    try comparison.makeImage().write(to: comparisonFile)
    let environmentNote = Self.environmentDifference(fromRecordingAt: url).map { " (\($0))" } ?? ""
    if difference.sizesDiffer {
      throw TestFailure(
        "\(name): the snapshot has \(width) × \(height) pixels instead of \(expected.width) × \(expected.height); see "
          + "\(comparisonFile.path)\(environmentNote)"
      )
    }
    let percent = (difference.fraction * 10000).rounded() / 100
    let bounds = difference.bounds
    throw TestFailure(
      "\(name): \(difference.count) pixels (\(percent) %) differ from the expected image, within x \(Int(bounds.minX))–"
        + "\(Int(bounds.maxX)), y \(Int(bounds.minY))–\(Int(bounds.maxY)); see \(comparisonFile.path)\(environmentNote)"
    )
  }

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" }

  /// Returns a description of how the environment of this machine differs from the one in which an image was recorded.
  ///
  /// - Parameter url: The URL of the image.
  /// - Returns: A description, or nil if there is no difference, if the image does not exist yet, or while images are
  ///   recorded.
  public static func environmentDifference(fromRecordingAt url: URL) -> String? {
    guard !isRecording, FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard let snapshotRecording = SnapshotRecording(pictureAt: url) else {
      return "the recorded image does not contain a description of the environment in which it was recorded"
    }
    return snapshotRecording.difference(from: .current)
  }

  /// Writes the image as a PNG file that contains the recording environment.
  private func record(at url: URL) throws {
    let data = PNGText(try pngData()).adding(SnapshotRecording.current.text, keyword: SnapshotRecording.keyword)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// The folder to which the images of failed comparisons are written.
  public static var artifacts: URL {
    let path = ProcessInfo.processInfo.environment["TESSERA_ARTIFACTS"] ?? ".build/artifacts"
    return URL(fileURLWithPath: path)
  }
}
