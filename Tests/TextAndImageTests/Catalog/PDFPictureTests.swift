import TestSupport
import UIKit
import XCTest

@testable import UIKit

/// PDF documents in image sets.
@preconcurrency @MainActor
final class PDFPictureTests: XCTestCase {
  private var files: TemporaryBundle!

  override func setUp() async throws { files = try TemporaryBundle() }
  override func tearDown() async throws { files.remove() }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  /// Returns a PDF document with a page of 20 × 10 points.
  private func document(_ content: String, page: String = "", objects: String = "") -> Data {
    Data(
      """
      %PDF-1.4
      1 0 obj
      <</Type/Catalog/Pages 2 0 R>>
      endobj
      2 0 obj
      <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 20 10]>>
      endobj
      3 0 obj
      <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources 5 0 R \(page)>>
      endobj
      4 0 obj
      <</Length \(content.utf8.count)>>
      stream
      \(content)
      endstream
      endobj
      5 0 obj
      <</XObject<</F 6 0 R>>/ExtGState<</A<</ca 0.5>>>>/Shading<</S 7 0 R>>/ColorSpace<</C[/ICCBased 8 0 R]>>>>
      endobj
      \(objects)
      """.utf8)
  }

  private func pixels(_ data: Data, width: Int = 20, height: Int = 10) throws -> PixelBuffer {
    try files.write("a.pdf", data)
    return try PDFImage(path: files.folder.appendingPathComponent("a.pdf").path).draw(width: width, height: height)
  }

  func testPathsAreFilledAndStroked_withTheOriginAtTheBottom() throws {
    let drawn = try pixels(document("1 0 0 rg 0 0 10 5 re f q 0 0 1 RG 2 w 15 0 m 15 10 l S Q"))
    XCTAssertEqual(drawn[2, 7], red)
    XCTAssertEqual(drawn[2, 2], 0)
    XCTAssertEqual(drawn[15, 2], blue)
    XCTAssertEqual(drawn[12, 8], 0)
    let large = try pixels(document("1 0 0 rg 0 0 10 5 re f"), width: 60, height: 30)
    XCTAssertEqual(large[29, 29], red)
    XCTAssertEqual(large[31, 29], 0)
  }

  func testColorsStatesClipsAndForms() throws {
    let form =
      "6 0 obj\n<</Subtype/Form/BBox[0 0 4 4]/Matrix[1 0 0 1 10 0]/Length 24>>\nstream\n0 0 1 rg 0 0 20 20 re f  \nendstream\nendobj\n"
    let drawn = try pixels(
      document(
        "q 0 0 2 10 re W n 0 1 1 0 k 0 0 20 10 re f Q /F Do /C cs 1 0 0 scn 16 0 4 10 re f* 8 8 m",
        objects: form + "8 0 obj\n<</N 3>>\nendobj\n"))
    XCTAssertEqual(drawn[1, 5], red)
    XCTAssertEqual(drawn[3, 5], 0)
    XCTAssertEqual(drawn[12, 8], blue)
    XCTAssertEqual(drawn[12, 4], 0)
    XCTAssertEqual(drawn[18, 5], red)
    let faded = try pixels(document("/A gs 1 0 0 rg 0 0 20 10 re f"))
    XCTAssertEqual(Int(faded[5, 5] >> 24), 128, accuracy: 1)
  }

  func testGradients() throws {
    let shading =
      "7 0 obj\n<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 20 0]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>\nendobj\n"
    let drawn = try pixels(document("/S sh", objects: shading))
    XCTAssertGreaterThan(drawn[1, 5] >> 16 & 255, 230)
    XCTAssertGreaterThan(drawn[18, 5] & 255, 230)
  }

  func testCompressedStreams() throws {
    XCTAssertEqual(
      try String(
        decoding: Inflate.decodeZlib(Array(XCTUnwrap(Data(base64Encoded: "eAFLTEpOhCGFjNScnHwICQBwEgkB")))),
        as: UTF8.self),
      "abcabcabcabc hello hello")
    XCTAssertEqual(
      try String(
        decoding: Inflate.decodeZlib(
          Array(XCTUnwrap(Data(base64Encoded: "eAEBGADn/2FiY2FiY2FiY2FiYyBoZWxsbyBoZWxsb3ASCQE=")))), as: UTF8.self),
      "abcabcabcabc hello hello")
    // Dynamic codes.
    let data =
      "eNrt0M2qRAAAQOFXmY2UGhJSwkL5m2JD+S0LTkpIKCUPf+cl7m7e4JwP0UZZyVuMEU0mPRBObhVppuzxLuKQRSdx+cAQYUW8wXGZdLKQ6uLpaWYKle3EPzBlgpG9pV7pbF4inUKdsxsEGmaKL7DdFBJNyeNRxWQLU4Lz4T1gWQxvPg7JxJIRV3gPZYNUcG8IPqmJFmDs5DVKh/jC7lhr2p0xQDY5fM4NtWBu6B+uijBDn3AdvumRRTTwnXET9IUw5vLoS2YJ9eYUOFJkjdGgzVkVbJEf0Y/oP4n+AHFmMZQ="
    let expected: [UInt8] = (0..<900).map { (index: Int) -> UInt8 in
      let value: Int = index * index * 7 % 97
      return index % 3 == 0 ? 101 : UInt8(value + 32)
    }
    XCTAssertEqual(try Inflate.decodeZlib(Array(XCTUnwrap(Data(base64Encoded: data)))), expected)
    XCTAssertEqual(Inflate.decodeZlib([]), [])
  }

  func testAnImageSetOfAPDF() throws {
    try files.write("Assets.xcassets/icon.imageset/icon.pdf", document("1 0 0 rg 0 0 20 10 re f"))
    try files.write(
      "Assets.xcassets/icon.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "icon.pdf"}], "properties": {"template-rendering-intent": "template"}}"#
    )
    try files.write("Assets.xcassets/bad.imageset/bad.pdf", "%PDF-1.4 nothing")
    try files.write("Assets.xcassets/bad.imageset/Contents.json", #"{"images": [{"filename": "bad.pdf"}]}"#)
    let traits = UITraitCollection(displayScale: 2)
    let image = try XCTUnwrap(UIImage(named: "icon", in: files.bundle, compatibleWith: traits))
    XCTAssertEqual(image.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(image.cgImage?.width, 40)
    XCTAssertEqual(image.middle, red)
    XCTAssertEqual(image.renderingMode, .alwaysTemplate)
    XCTAssertNil(UIImage(named: "bad", in: try files.bundle, compatibleWith: traits))
    XCTAssertEqual(files.reports.filter { $0.contains("bad.pdf") }.count, 1)
  }

  func testDamagedDocuments_neverCrash() {
    let shading =
      "7 0 obj\n<</ShadingType 3/ColorSpace[/Indexed/DeviceRGB 1 <ff00ff00>]/Coords[0 0 1 20 0 5]/Function[<</FunctionType 3/Domain[0 1]/Bounds[.5]/Encode[0 1 0 1]/Functions[7 0 R 7 0 R]>>]>>\nendobj\n6 0 obj\n<</Subtype/Form/BBox[0 0 4 4]/Length 9>>\nstream\n/F Do /S sh\nendstream\nendobj\n"
    let valid = Array(
      document("q 1 0 0 1 2 2 cm /F Do [1 2] 0 d 0 0 m 1 2 3 4 5 6 c 1 1 2 2 v h B* Q /A gs /S sh", objects: shading))
    SeedRun(release: 2000, debug: 300).check("damaged PDF", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var bytes = valid
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let at = Int.random(in: 8..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: at)
        default: bytes.insert(UInt8(ascii: "9"), at: at)
        }
      }
      let file = try? self.pixels(Data(bytes), width: 10, height: 5)
      _ = file?.base
      return nil
    }
  }
}
