import AVFoundation
import XCTest

/// Exports without encoders. Sources: Apple's documentation of `AVAssetExportSession` and the codes of `AVError`.
final class ExportTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "export-\(UUID().uuidString)")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, size: Int = 3_000_000) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }).write(to: url)
    return url
  }

  private func export(_ session: AVAssetExportSession) {
    let ended = expectation(description: "ended")
    session.exportAsynchronously {
      XCTAssertFalse(Thread.isMainThread)
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
  }

  private func code(_ session: AVAssetExportSession) -> AVError.Code? {
    (session.error as? AVError)?.code
  }

  func testPassthroughCopiesTheFile() throws {
    let source = try file("a.mov")
    let asset = AVURLAsset(url: source)
    let session = try XCTUnwrap(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    XCTAssertEqual(session.supportedFileTypes, [.mov])
    XCTAssertEqual(
      AVAssetExportSession.exportPresets(compatibleWith: asset), [AVAssetExportPresetPassthrough])
    XCTAssertEqual(session.estimatedOutputFileLength, 3_000_000)
    session.outputURL = folder.appendingPathComponent("b.mov")
    session.outputFileType = .mov
    XCTAssertEqual(session.status, .unknown)
    export(session)
    XCTAssertEqual(session.status, .completed)
    XCTAssertNil(session.error)
    XCTAssertEqual(session.progress, 1)
    XCTAssertEqual(
      try Data(contentsOf: folder.appendingPathComponent("b.mov")), try Data(contentsOf: source))
  }

  func testFilesAreNotOverwritten() throws {
    let asset = AVURLAsset(url: try file("a.mp4"))
    let other = try file("b.mp4", size: 10)
    let session = try XCTUnwrap(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    (session.outputURL, session.outputFileType) = (other, .mp4)
    export(session)
    XCTAssertEqual(session.status, .failed)
    XCTAssertEqual(code(session), .fileAlreadyExists)
    XCTAssertEqual(try Data(contentsOf: other).count, 10)
    // The other way: from a file to itself.
    let same = try XCTUnwrap(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    (same.outputURL, same.outputFileType) = (asset.url, .mp4)
    export(same)
    XCTAssertEqual(code(same), .fileAlreadyExists)
    XCTAssertEqual(try Data(contentsOf: asset.url).count, 3_000_000)
  }

  func testWhatIsNotPossibleFails() throws {
    let asset = AVURLAsset(url: try file("a.mov", size: 1000))
    XCTAssertNil(AVAssetExportSession(asset: asset, presetName: "AVAssetExportPresetHuge"))
    func outcome(
      _ preset: String = AVAssetExportPresetPassthrough, asset: AVAsset? = nil,
      to name: String? = "b.mov",
      type: AVFileType? = .mov, _ change: (AVAssetExportSession) -> Void = { _ in }
    ) throws -> AVError.Code? {
      let session = try XCTUnwrap(
        AVAssetExportSession(
          asset: asset ?? AVURLAsset(url: folder.appendingPathComponent("a.mov")),
          presetName: preset))
      session.outputURL = name.map { folder.appendingPathComponent($0) }
      session.outputFileType = type
      change(session)
      export(session)
      XCTAssertEqual(session.status, .failed)
      XCTAssertFalse(session.error?.localizedDescription.isEmpty ?? true)
      return code(session)
    }
    XCTAssertEqual(try outcome(AVAssetExportPresetHighestQuality), .encoderNotFound)
    XCTAssertEqual(try outcome(to: nil), .exportFailed)
    XCTAssertEqual(try outcome(type: nil), .exportFailed)
    XCTAssertEqual(try outcome(to: "b.mp4", type: .mp4), .operationNotSupportedForAsset)
    XCTAssertEqual(try outcome(to: "b.mp4"), .invalidOutputURLPathExtension)
    XCTAssertEqual(try outcome(to: "missing/b.mov"), .exportFailed)
    XCTAssertEqual(try outcome(asset: AVAsset()), .invalidSourceMedia)
    let missing = AVURLAsset(url: folder.appendingPathComponent("missing.mov"))
    XCTAssertEqual(try outcome(asset: missing), .invalidSourceMedia)
    XCTAssertEqual(try outcome { $0.fileLengthLimit = 999 }, .maximumFileSizeReached)
    XCTAssertEqual(
      try outcome { $0.videoComposition = AVMutableVideoComposition() },
      .operationNotSupportedForPreset)
    let half = CMTimeRange(start: CMTime(value: 1, timescale: 2), duration: .positiveInfinity)
    XCTAssertEqual(try outcome { $0.timeRange = half }, .operationNotSupportedForAsset)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["a.mov"])
  }

  func testCancelledExportsLeaveNoFile() throws {
    let session = try XCTUnwrap(
      AVAssetExportSession(
        asset: AVURLAsset(url: try file("a.mov")), presetName: AVAssetExportPresetPassthrough))
    (session.outputURL, session.outputFileType) = (folder.appendingPathComponent("b.mov"), .mov)
    session.cancelExport()
    export(session)
    XCTAssertEqual(session.status, .cancelled)
    XCTAssertEqual(code(session), .operationInterrupted)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["a.mov"])
  }

  func testExportWithErrors() async throws {
    let session = try XCTUnwrap(
      AVAssetExportSession(
        asset: AVURLAsset(url: try file("a.mov")), presetName: AVAssetExportPresetPassthrough))
    do {
      try await session.export(to: folder.appendingPathComponent("a.mov"), as: .mov)
      XCTFail("the file exists")
    } catch { XCTAssertEqual((error as? AVError)?.code, .fileAlreadyExists) }
    let other = try XCTUnwrap(
      AVAssetExportSession(asset: session.asset, presetName: AVAssetExportPresetPassthrough))
    try await other.export(to: folder.appendingPathComponent("b.mov"), as: .mov)
    XCTAssertEqual(other.status, .completed)
  }

  func testImagesOfMoviesFail() throws {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: try file("a.mov", size: 10)))
    generator.appliesPreferredTrackTransform = true
    XCTAssertThrowsError(try generator.copyCGImage(at: .zero, actualTime: nil)) {
      XCTAssertEqual(($0 as? AVError)?.code, .decoderNotFound)
    }
    let failed = expectation(description: "failed")
    failed.expectedFulfillmentCount = 2
    let times = [CMTime(value: 1, timescale: 2), CMTime(value: 3, timescale: 2)]
    generator.generateCGImagesAsynchronously(forTimes: times.map { NSValue(time: $0) }) {
      time, image, _, result, error in
      XCTAssertTrue(times.contains { $0 == time })
      XCTAssertNil(image)
      XCTAssertEqual(result, .failed)
      XCTAssertEqual((error as? AVError)?.code, .decoderNotFound)
      failed.fulfill()
    }
    wait(for: [failed], timeout: 60)
    XCTAssertEqual(generator.asset.tracks(withMediaType: .video), [])
  }
}
