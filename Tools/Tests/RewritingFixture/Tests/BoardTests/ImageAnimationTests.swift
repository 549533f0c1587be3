import ImageIO
import UIKit
import XCTest

/// The frames of animations, incremental sources and damaged files. The expected pixels follow from the specifications of the
/// formats.
final class ImageAnimationTests: XCTestCase {
  private let gif = ImageFiles.gif(
    width: 3, height: 2, loopCount: 4,
    [
      // Red everywhere; a green pixel that is removed again; a blue and a transparent pixel, whose place is cleared; a green one.
      .init(width: 3, pixels: [0, 0, 0, 0, 0, 0], delay: 2),
      .init(x: 1, y: 0, width: 1, pixels: [1], delay: 50, disposal: 3),
      .init(x: 1, y: 1, width: 2, pixels: [2, 3], delay: 10, disposal: 2),
      .init(x: 0, y: 0, width: 1, pixels: [1], delay: 0),
    ])

  private func source(_ data: Data) -> CGImageSource { CGImageSourceCreateWithData(data as CFData, nil)! }

  private func animation(_ source: CGImageSource, _ index: Int, _ key: CFString) -> [CFString: Any]? {
    let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
    return properties?[key] as? [CFString: Any]
  }

  func testFramesOfAGIF() throws {
    let (r, g, b) = (ImageFiles.red, ImageFiles.green, ImageFiles.blue)
    let source = source(gif)
    XCTAssertEqual(CGImageSourceGetType(source) as String?, "com.compuserve.gif")
    XCTAssertEqual(CGImageSourceGetCount(source), 4)
    let expected: [[[UInt32]]] = [
      [[r, r, r], [r, r, r]], [[r, g, r], [r, r, r]], [[r, r, r], [r, b, r]], [[g, r, r], [r, 0, 0]],
    ]
    // In order, and then backwards, for which earlier frames are drawn again.
    for index in [0, 1, 2, 3, 3, 1, 2, 0] {
      let image = CGImageSourceCreateImageAtIndex(source, index, nil)
      XCTAssertEqual(ImageFiles.pixels(image), expected[index], "frame \(index)")
    }
  }

  func testDelaysAndRepetitionsOfAGIF() throws {
    let source = source(gif)
    // Source: Apple's documentation of kCGImagePropertyGIFDelayTime: "never less than 100 milliseconds".
    let delays = (0..<4).map {
      animation(source, $0, kCGImagePropertyGIFDictionary)?[kCGImagePropertyGIFDelayTime] as? Double
    }
    XCTAssertEqual(delays, [0.1, 0.5, 0.1, 0.1])
    let unclamped = (0..<4).map {
      (animation(source, $0, kCGImagePropertyGIFDictionary)?[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber)?
        .doubleValue
    }
    XCTAssertEqual(unclamped, [0.02, 0.5, 0.1, 0])
    let file = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let values = file?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    XCTAssertEqual(values?[kCGImagePropertyGIFLoopCount as String] as? Int, 4)
    let once = self.source(
      ImageFiles.gif(width: 1, height: 1, loopCount: nil, [.init(width: 1, pixels: [0], delay: 5)]))
    let single = (CGImageSourceCopyProperties(once, nil) as? [String: Any])?["{GIF}"] as? [String: Any]
    XCTAssertNil(single?[kCGImagePropertyGIFLoopCount as String])
  }

  func testFramesOfAnAnimatedPNG() throws {
    let colors = [ImageFiles.red, 0x8000_0080, ImageFiles.green]
    let files = try colors.map {
      try XCTUnwrap(ImageFiles.data(ImageFiles.image([[$0, $0]]), "public.png"))
    }
    // The files have different types of color if they are opaque, and an animation has one.
    let same = files.filter { $0[25] == files[0][25] }
    XCTAssertGreaterThanOrEqual(same.count, 2)
    let data = ImageFiles.animatedPNG(same, delays: [(1, 100), (3, 0), (1, 2)], loopCount: 0)
    let source = source(data)
    XCTAssertEqual(CGImageSourceGetCount(source), same.count)
    XCTAssertEqual(animation(source, 0, kCGImagePropertyPNGDictionary)?[kCGImagePropertyAPNGDelayTime] as? Double, 0.05)
    XCTAssertEqual(
      animation(source, 0, kCGImagePropertyPNGDictionary)?[kCGImagePropertyAPNGUnclampedDelayTime] as? Double, 0.01)
    XCTAssertEqual(
      animation(source, 1, kCGImagePropertyPNGDictionary)?[kCGImagePropertyAPNGUnclampedDelayTime] as? Double, 0.03)
    let last = CGImageSourceCreateImageAtIndex(source, same.count - 1, nil)
    XCTAssertEqual(ImageFiles.pixels(last), [[ImageFiles.green, ImageFiles.green]])
    XCTAssertEqual(
      ImageFiles.pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)), [[ImageFiles.red, ImageFiles.red]])
  }

  func testFramesOfAnAnimatedWebP() throws {
    let source = source(ImageFiles.animatedWebP())
    XCTAssertEqual(CGImageSourceGetType(source) as String?, "org.webmproject.webp")
    XCTAssertEqual(CGImageSourceGetCount(source), 2)
    XCTAssertEqual(
      animation(source, 1, kCGImagePropertyWebPDictionary)?[kCGImagePropertyWebPUnclampedDelayTime] as? Double, 0.25)
    let file = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
    XCTAssertEqual(
      (file?[kCGImagePropertyWebPDictionary] as? [CFString: Any])?[kCGImagePropertyWebPLoopCount] as? Int, 3)
    let frames = (0..<2).map { ImageFiles.pixels(CGImageSourceCreateImageAtIndex(source, $0, nil)) }
    XCTAssertEqual(frames, [[[ImageFiles.red, 0, 0]], [[ImageFiles.red, 0, ImageFiles.red]]])
  }

  func testAnimationsCallABlockForEachFrame() {
    let ended = expectation(description: "the block stops the animation")
    nonisolated(unsafe) var indices: [Int] = []
    let options = [kCGImageAnimationDelayTime: 0.01] as CFDictionary
    let status = CGAnimateImageDataWithBlock(gif as CFData, options) { index, image, stop in
      XCTAssertEqual(image.width, 3)
      indices.append(index)
      if indices.count == 6 {
        stop.pointee = true
        ended.fulfill()
      }
    }
    XCTAssertEqual(status, 0)
    XCTAssertTrue(indices.isEmpty, "the block is called later")
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(indices, [0, 1, 2, 3, 0, 1])
    XCTAssertNotEqual(CGAnimateImageDataWithBlock(Data([1, 2, 3]) as CFData, nil) { _, _, _ in }, 0)
  }

  // MARK: Incremental sources

  func testIncrementalSources() throws {
    let rows = ImageFiles.gradient(width: 40, height: 40)
    let data = try XCTUnwrap(ImageFiles.data(ImageFiles.image(rows), "public.png"))
    let source = CGImageSourceCreateIncremental(nil)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
    XCTAssertEqual(CGImageSourceGetCount(source), 0)
    CGImageSourceUpdateData(source, data.prefix(20) as CFData, false)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(data.count - 20) as CFData, false)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader, "the pixels are in one chunk")
    CGImageSourceUpdateData(source, data as CFData, true)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusComplete)
    XCTAssertEqual(ImageFiles.pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)), rows)

    let frames = CGImageSourceCreateIncremental(nil)
    var counts: [Int] = []
    for length in stride(from: 0, through: gif.count, by: 1) {
      CGImageSourceUpdateData(frames, gif.prefix(length) as CFData, length == gif.count)
      counts.append(CGImageSourceGetCount(frames))
      if length < gif.count { XCTAssertNotEqual(CGImageSourceGetStatus(frames), .statusComplete) }
    }
    XCTAssertEqual(counts, counts.sorted())
    XCTAssertEqual(Set(counts), [0, 1, 2, 3, 4])
    XCTAssertEqual(CGImageSourceGetStatus(frames), .statusComplete)
  }

  // MARK: Damaged files

  /// All functions must return for all data. The animations are small, so that a frame costs little.
  func testDamagedFiles() throws {
    let rows = ImageFiles.gradient(width: 7, height: 9)
    let properties: [CFString: Any] = [
      kCGImagePropertyOrientation: 6,
      kCGImagePropertyExifDictionary: [kCGImagePropertyExifUserComment: "Comment", kCGImagePropertyExifFNumber: 2.8]
        as [CFString: Any],
      kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSLatitude: 48.2] as [CFString: Any],
    ]
    let image = ImageFiles.image(rows)
    let png = try XCTUnwrap(ImageFiles.data(image, "public.png", properties))
    let jpeg = try XCTUnwrap(ImageFiles.data(image, "public.jpeg", properties))
    let plain = try XCTUnwrap(ImageFiles.data(image, "public.png"))
    let apng = ImageFiles.animatedPNG([plain, plain], delays: [(1, 10), (1, 10)], loopCount: 2)
    var numbers = SeededNumbers(state: 1)
    var readable = 0
    for file in [png, jpeg, apng, gif, ImageFiles.animatedWebP()] {
      for _ in 0..<300 {
        var data = file
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
          data[Int.random(in: 0..<data.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
        }
        if Bool.random(using: &numbers) { data = data.prefix(Int.random(in: 1...data.count, using: &numbers)) }
        let source = source(data)
        _ = CGImageSourceGetStatus(source)
        _ = CGImageSourceCopyProperties(source, nil)
        let count = CGImageSourceGetCount(source)
        XCTAssertLessThan(count, 10)
        for index in 0..<count {
          XCTAssertNotNil(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
          if CGImageSourceCreateImageAtIndex(source, index, nil) != nil { readable += 1 }
        }
        let options: [CFString: Any] = [
          kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 4,
          kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        _ = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      }
    }
    XCTAssertGreaterThan(readable, 500, "most changes leave the files readable")
  }
}
