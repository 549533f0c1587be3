import UIKit
import XCTest
import simd

/// Names that other frameworks export on iOS: vectors of simd, with the older names that MotionGraphs uses (Lax/Learn-iOS-Swift-by-Examples on GitHub). The functions are
/// defined in Apple's documentation of simd.
final class VectorTests: XCTestCase {
  func testVectors() {
    let points = [double3](repeating: double3(3, 4, 0), count: 2)
    XCTAssertEqual(simd_length(points[1]), 5)
    XCTAssertEqual(simd_normalize(points[0]), simd_double3(0.6, 0.8, 0))
    XCTAssertEqual(simd_dot(float2(1, 2), float2(3, 4)), 11)
    XCTAssertEqual(simd_distance(float2(1, 2), float2(4, 6)), 5)
    XCTAssertEqual(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)), simd_float3(0, 0, 1))
    XCTAssertEqual(simd_mix(float2(0, 4), float2(10, 8), float2(0.5, 0.25)), float2(5, 5))
    XCTAssertEqual(simd_clamp(float2(-1, 4), float2(0, 0), float2(1, 1)), float2(0, 1))
    XCTAssertEqual(simd_min(simd_int2(1, 5), simd_int2(2, 3)), simd_int2(1, 3))
  }

  /// UIKit exports Image I/O and Core Foundation on iOS.
  func testBytesThatCanBeChanged() throws {
    let data: CFMutableData = try XCTUnwrap(CFDataCreateMutable(nil, 0))
    CFDataSetLength(data, 3)
    CFDataGetMutableBytePtr(data)[1] = 7
    CFDataAppendBytes(data, [8, 9], 2)
    CFDataSetLength(data, -1)
    XCTAssertEqual(Array(data as Data), [0, 7, 0, 8, 9])
  }

  private final class Picture: UIDocument {
    let thumbnail: UIImage? = UIImage()

    override func contents(forType typeName: String) throws -> Any { Data([1]) }
    override func fileAttributesToWrite(
      to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] {
      var attributes = try super.fileAttributesToWrite(to: url, for: saveOperation)
      if let thumbnail = thumbnail {
        attributes[URLResourceKey.thumbnailDictionaryKey] = [
          URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey: thumbnail
        ]
      }
      return attributes
    }
  }

  /// A document with a thumbnail, as in the assignments of Stanford's course (souleywague on GitHub), is saved without it.
  func testADocumentWithAThumbnailIsSaved() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let saved = expectation(description: "saved")
    Picture(fileURL: url).save(to: url, for: .forCreating) { isSaved in
      XCTAssertTrue(isSaved)
      saved.fulfill()
    }
    wait(for: [saved], timeout: 60)
    XCTAssertEqual(try? Data(contentsOf: url), Data([1]))
  }
}
