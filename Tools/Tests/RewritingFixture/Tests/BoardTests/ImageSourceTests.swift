import ImageIO
import UIKit
import XCTest

/// ImageIO. The expected pixels and properties follow from the specifications of the formats and from Apple's documentation of the
/// keys.
final class ImageSourceTests: XCTestCase {
  private let rows: [[UInt32]] = [
    [ImageFiles.red, ImageFiles.green, ImageFiles.blue], [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FF00],
  ]

  private func source(_ data: Data) -> CGImageSource { CGImageSourceCreateWithData(data as CFData, nil)! }

  func testPropertiesOfAnImage() throws {
    let data = try XCTUnwrap(ImageFiles.data(ImageFiles.image(rows), "public.png"))
    let source = source(data)
    XCTAssertEqual(CGImageSourceGetType(source) as String?, "public.png")
    XCTAssertEqual(CGImageSourceGetCount(source), 1)
    XCTAssertEqual(CGImageSourceGetPrimaryImageIndex(source), 0)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, options) as? [CFString: Any])
    // The types to which applications cast the numbers.
    XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 3)
    XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? CGFloat, 3)
    XCTAssertEqual(properties[kCGImagePropertyPixelHeight] as? Double, 2)
    XCTAssertEqual((properties[kCGImagePropertyPixelHeight] as? NSNumber)?.floatValue, 2)
    XCTAssertEqual(properties[kCGImagePropertyDepth] as? Int, 8)
    XCTAssertEqual(properties[kCGImagePropertyColorModel] as? String, "RGB")
    XCTAssertNil(properties[kCGImagePropertyOrientation])
    let file = try XCTUnwrap(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    XCTAssertEqual(file[kCGImagePropertyFileSize as String] as? Int, data.count)
    XCTAssertEqual(ImageFiles.pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)), rows)
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, -1, nil))
    XCTAssertNil(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
  }

  func testFilesAndProviders() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("image-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    XCTAssertNil(CGImageSourceCreateWithURL(url as CFURL, nil), "no such file")
    XCTAssertNil(CGImageSourceCreateWithURL(URL(string: "https://example.com/a.png")! as CFURL, nil))
    let destination = try XCTUnwrap(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, ImageFiles.image(rows), nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    let source = try XCTUnwrap(CGImageSourceCreateWithURL(url as CFURL, nil))
    XCTAssertEqual(ImageFiles.pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)), rows)
    let provider = try XCTUnwrap(CGDataProvider(url: url as CFURL))
    XCTAssertEqual(CGImageSourceGetCount(try XCTUnwrap(CGImageSourceCreateWithDataProvider(provider, nil))), 1)
  }

  func testDataOfAnotherFormatHasNoImages() {
    XCTAssertNil(CGImageSourceCreateWithData(Data() as CFData, nil))
    let source = source(Data("This is a text and not an image, whatever its name says.".utf8))
    XCTAssertNil(CGImageSourceGetType(source))
    XCTAssertEqual(CGImageSourceGetCount(source), 0)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnknownType)
    XCTAssertNil(CGImageSourceCopyProperties(source, nil))
    XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
  }

  // MARK: Orientation and thumbnails

  func testThumbnailsHaveTheOrientation_ifTheyAreToldTo() throws {
    // The pixels as they are displayed, by the number of the orientation. Source: EXIF 2.32, "Orientation": for example, with 6
    // "the 0th row is the visual right-hand side of the image, and the 0th column is the visual top".
    let (a, b, c, d, e, f) = (rows[0][0], rows[0][1], rows[0][2], rows[1][0], rows[1][1], rows[1][2])
    let displayed: [UInt32: [[UInt32]]] = [
      1: [[a, b, c], [d, e, f]], 2: [[c, b, a], [f, e, d]], 3: [[f, e, d], [c, b, a]], 4: [[d, e, f], [a, b, c]],
      5: [[a, d], [b, e], [c, f]], 6: [[d, a], [e, b], [f, c]], 7: [[f, c], [e, b], [d, a]],
      8: [[c, f], [b, e], [a, d]],
    ]
    for number in UInt32(1)...8 {
      let orientation = try XCTUnwrap(CGImagePropertyOrientation(rawValue: number))
      let properties: [CFString: Any] = [kCGImagePropertyOrientation: orientation.rawValue]
      let source = source(try XCTUnwrap(ImageFiles.data(ImageFiles.image(rows), "public.png", properties)))
      let read = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
      XCTAssertEqual(read?[kCGImagePropertyOrientation] as? UInt32, number == 1 ? nil : number)
      var options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: 10,
      ]
      let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      XCTAssertEqual(ImageFiles.pixels(thumbnail), displayed[number], "orientation \(number)")
      options[kCGImageSourceCreateThumbnailWithTransform] = false
      let stored = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      XCTAssertEqual(ImageFiles.pixels(stored), rows, "orientation \(number)")
    }
  }

  func testThumbnailsAreSmall_andAreCreatedOnlyIfOptionsAllowThat() throws {
    let image = ImageFiles.image(Array(repeating: Array(repeating: ImageFiles.blue, count: 300), count: 120))
    for type in ["public.png", "public.jpeg"] {
      let source = source(try XCTUnwrap(ImageFiles.data(image, type, [kCGImagePropertyOrientation: 6])))
      XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil), "the file contains none")
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: 50 as CGFloat,
      ]
      let thumbnail = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
      XCTAssertEqual([thumbnail.width, thumbnail.height], [20, 50], type)
      let large = CGImageSourceCreateThumbnailAtIndex(
        source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary)
      XCTAssertEqual(large?.width, 300, "without a maximum, it has the size of the image")
    }
  }

  func testThumbnailInTheFile() throws {
    // An EXIF block whose second directory describes a JPEG file behind it.
    let small = try XCTUnwrap(ImageFiles.data(ImageFiles.image([[ImageFiles.red, ImageFiles.red]]), "public.jpeg"))
    var block = Data("MM\0*".utf8) + ImageFiles.long(8)
    block += ImageFiles.bigWord(1) + ImageFiles.bigWord(0x0112) + ImageFiles.bigWord(3) + ImageFiles.long(1)
    block += ImageFiles.bigWord(3) + ImageFiles.bigWord(0) + ImageFiles.long(26)
    block += ImageFiles.bigWord(2)
    for (tag, value) in [(0x0201, 56), (0x0202, small.count)] {
      block += ImageFiles.bigWord(tag) + ImageFiles.bigWord(4) + ImageFiles.long(1) + ImageFiles.long(value)
    }
    block += ImageFiles.long(0)
    XCTAssertEqual(block.count, 56)
    block += small
    var file = try XCTUnwrap(ImageFiles.data(ImageFiles.image(rows), "public.jpeg"))
    let segment = Data([0xFF, 0xE1]) + ImageFiles.bigWord(block.count + 8) + Data("Exif\0\0".utf8) + block
    file.insert(contentsOf: segment, at: 2)
    let source = source(file)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    XCTAssertEqual(properties?[kCGImagePropertyOrientation] as? Int, 3)
    XCTAssertEqual(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width, 2)
    let always = [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
    XCTAssertEqual(CGImageSourceCreateThumbnailAtIndex(source, 0, always)?.width, 3)
  }

  // MARK: Destinations

  func testPropertiesAreWritten() throws {
    let written: [CFString: Any] = [
      kCGImagePropertyOrientation: CGImagePropertyOrientation.left.rawValue, kCGImagePropertyDPIWidth: 300,
      kCGImagePropertyDPIHeight: 300, kCGImageDestinationLossyCompressionQuality: 0.9,
      kCGImagePropertyTIFFDictionary: [
        kCGImagePropertyTIFFMake: "Maker", kCGImagePropertyTIFFSoftware: "Software 1.0",
      ],
      kCGImagePropertyExifDictionary: [
        kCGImagePropertyExifExposureTime: 0.008, kCGImagePropertyExifFNumber: 2.8,
        kCGImagePropertyExifISOSpeedRatings: [200], kCGImagePropertyExifDateTimeOriginal: "2024:05:01 12:30:00",
        kCGImagePropertyExifUserComment: "A comment", "Unknown" as CFString: 5,
      ] as [CFString: Any],
      kCGImagePropertyGPSDictionary: [
        kCGImagePropertyGPSLatitude: 48.2082, kCGImagePropertyGPSLatitudeRef: "N",
      ] as [CFString: Any],
    ]
    for type in ["public.png", "public.jpeg"] {
      let source = source(try XCTUnwrap(ImageFiles.data(ImageFiles.image(rows), type, written)))
      let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
      XCTAssertEqual(properties[kCGImagePropertyOrientation] as? UInt32, 8)
      XCTAssertEqual(try XCTUnwrap(properties[kCGImagePropertyDPIWidth] as? Double), 300, accuracy: 0.01)
      let tiff = properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
      XCTAssertEqual(tiff?[kCGImagePropertyTIFFMake] as? String, "Maker")
      XCTAssertEqual(tiff?[kCGImagePropertyTIFFSoftware] as? String, "Software 1.0")
      let exif = properties[kCGImagePropertyExifDictionary] as? [CFString: Any]
      XCTAssertEqual(exif?[kCGImagePropertyExifExposureTime] as? Double, 0.008)
      XCTAssertEqual(exif?[kCGImagePropertyExifFNumber] as? Double, 2.8)
      XCTAssertEqual(exif?[kCGImagePropertyExifISOSpeedRatings] as? [Int], [200])
      XCTAssertEqual(exif?[kCGImagePropertyExifDateTimeOriginal] as? String, "2024:05:01 12:30:00")
      XCTAssertEqual(exif?[kCGImagePropertyExifUserComment] as? String, "A comment")
      XCTAssertEqual(exif?.count, 5)
      let place = properties[kCGImagePropertyGPSDictionary] as? [CFString: Any]
      XCTAssertEqual(try XCTUnwrap(place?[kCGImagePropertyGPSLatitude] as? Double), 48.2082, accuracy: 1e-6)
      XCTAssertEqual(place?[kCGImagePropertyGPSLatitudeRef] as? String, "N")
      XCTAssertNotNil(CGImageSourceCreateImageAtIndex(source, 0, nil), "the file is valid")

      let copy = NSMutableData()
      let destination = try XCTUnwrap(CGImageDestinationCreateWithData(copy, type as CFString, 1, nil))
      let change: [CFString: Any] = [kCGImagePropertyOrientation: 1, kCGImagePropertyGPSDictionary: NSNull()]
      CGImageDestinationAddImageFromSource(destination, source, 0, change as CFDictionary)
      XCTAssertTrue(CGImageDestinationFinalize(destination))
      let changed = CGImageSourceCopyPropertiesAtIndex(self.source(copy as Data), 0, nil) as? [CFString: Any]
      XCTAssertEqual(changed?[kCGImagePropertyOrientation] as? Int, 1)
      XCTAssertNil(changed?[kCGImagePropertyGPSDictionary])
      XCTAssertNotNil(changed?[kCGImagePropertyExifDictionary])
    }
  }

  func testJPEGFilesAreSmallerWithALowerQuality() throws {
    var numbers = SeededNumbers(state: 7)
    let noise = (0..<64).map { _ in (0..<64).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &numbers) }
    }
    let sizes = try [0.1, 0.5, 1].map {
      try XCTUnwrap(
        ImageFiles.data(ImageFiles.image(noise), "public.jpeg", [kCGImageDestinationLossyCompressionQuality: $0])
      ).count
    }
    XCTAssertEqual(sizes, sizes.sorted())
    XCTAssertLessThan(sizes[0], sizes[2])
    let small = try XCTUnwrap(
      ImageFiles.data(ImageFiles.image(noise), "public.png", [kCGImageDestinationImageMaxPixelSize: 16]))
    XCTAssertEqual(UIImage(data: small)?.size, CGSize(width: 16, height: 16))
  }

  func testDestinationsThatCannotBeWritten() throws {
    let data = NSMutableData()
    XCTAssertNil(CGImageDestinationCreateWithData(data, "public.heic" as CFString, 1, nil))
    XCTAssertNil(CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 2, nil))
    XCTAssertNil(CGImageDestinationCreateWithData(data, "public.png" as CFString, 0, nil))
    let empty = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
    XCTAssertFalse(CGImageDestinationFinalize(empty), "an image is missing")
    let missing = URL(fileURLWithPath: "/nonexistent-\(UUID().uuidString)/a.png")
    let destination = try XCTUnwrap(CGImageDestinationCreateWithURL(missing as CFURL, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, ImageFiles.image(rows), nil)
    XCTAssertFalse(CGImageDestinationFinalize(destination))
    XCTAssertEqual(data.length, 0)
  }
}
