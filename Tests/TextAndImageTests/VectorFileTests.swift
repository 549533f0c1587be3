import CoreGraphics
import RuntimeInterface
import TestSupport
import XCTest

@testable import PixbufImages

/// SVG files of users: their sizes, how they are drawn, and files that were made to block a program or to read others.
final class VectorFileTests: XCTestCase {
  private func size(_ text: String) throws -> [CGFloat] {
    let size = try VectorHeader(ByteReader(.data(Data(text.utf8)))).size
    return [size.width, size.height]
  }

  private static let plain =
    "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='20' height='20' fill='red'/></svg>"

  private func draw(
    _ text: String, _ side: Int = 64, timeLimit: Int = 10, environment: [String: String] = [:]
  ) throws -> PixelBuffer {
    let folder = try PictureFolder()
    let file = try RegularFile(FilePath(try folder.write(Data(text.utf8), to: "x.svg")))
    var process = VectorProcess(program: "/proc/self/exe", timeLimit: timeLimit)
    process.environment.merge(environment) { $1 }
    return try process.draw(file, width: side, height: side)
  }

  private func message(_ body: () throws -> PixelBuffer) -> String {
    do {
      _ = try body()
      return ""
    } catch { return "\(error)" }
  }

  private func pixel(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
    (pixels.base + y * pixels.bytesPerRow + x * 4).load(as: UInt32.self)
  }

  // MARK: Headers

  /// The bytes of `plain`, compressed with `gzip -9n`.
  private static let compressed = Data(
    base64Encoded:
      "H4sIAAAAAAACA1XMPQ6AIAxA4auwdaMNOhngMoJAgj+Bxnp8dXBw/l6e7WdS11q37iAzHxOiiGgZ9N4SGiLCpwAlJXB2MBKoHEvK7MAQeNvizB+aP6ql1OqgxQDo7bvxN8m1xcZuAAAA"
  )!

  /// An SVGZ file is an SVG file in gzip (SVG 1.1, appendix J: conforming viewers read both).
  func testCompressedFilesAreDrawn() throws {
    let size = try VectorHeader(ByteReader(.data(Self.compressed))).size
    XCTAssertEqual([size.width, size.height], [40, 20])
    let folder = try PictureFolder()
    let file = try RegularFile(FilePath(try folder.write(Self.compressed, to: "x.svgz")))
    let pixels = try VectorProcess(program: "/proc/self/exe").draw(file, width: 40, height: 20)
    XCTAssertEqual(pixel(pixels, 5, 5), 0xFFFF_0000)
    XCTAssertNotEqual(pixel(pixels, 5, 5), pixel(pixels, 30, 5))
  }

  /// Cut off and changed files, and one that is much larger when it is decompressed.
  func testDamagedCompressedFiles() throws {
    for count in 0..<Self.compressed.count {
      var changed = Self.compressed
      changed[count] ^= 0x55
      for data in [Self.compressed.prefix(count), changed] {
        _ = try? VectorHeader(ByteReader(.data(Data(data))))
      }
    }
    // 64 MB of spaces in a few kilobytes of compressed blocks would be read for the size.
    let folder = try PictureFolder()
    let bomb = try folder.write(Data(repeating: UInt8(ascii: " "), count: 64 << 20), to: "bomb.svg")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
    process.arguments = ["-9n", bomb.path]
    try process.run()
    process.waitUntilExit()
    let start = Date()
    XCTAssertThrowsError(try VectorHeader(ByteReader(.file(FilePath(bomb.path + ".gz")))))
    XCTAssertLessThan(-start.timeIntervalSinceNow, 1)
  }

  func testSizes() throws {
    XCTAssertEqual(try size(Self.plain), [40, 20])
    let others: [(String, [CGFloat])] = [
      ("<svg viewBox='0 0 7 5'/>", [7, 5]), ("<svg\r\n\twidth=\"1in\"\r\n\theight = '2in'>", [96, 192]),
      ("\u{FEFF}<?xml version='1.0'?>\n<svg width='100%' height='100%' viewBox='1,2,30,40'>", [30, 40]),
      ("<!-- <svg width='1' height='1'> --><svg width='8' height='9'>", [8, 9]),
      (
        "<!DOCTYPE svg PUBLIC '>' \"a\" [<!ENTITY a \"<svg width='1'>\"> <!-- ] --> ]><s:svg xmlns:s='&a;' width='3' "
          + "height='4' a='>'/>",
        [3, 4]
      ),
    ]
    for (text, expected) in others { XCTAssertEqual(try size(text), expected, text) }
    for text in [
      "", "<", "<svg", "<svg width='3'", "<html><svg width='3' height='4'/></html>", "<svg width='-1' height='4'>",
      "<svg width='1e300' height='4'>", "<svg width='nan' height='nan'>", "<svg>", "<!-- <svg width='3' height='4'>",
      "<!DOCTYPE svg [ <svg width='3' height='4'>", "<svgx width='3' height='4'>", "<svg width=3 height=4>",
    ] {
      XCTAssertThrowsError(try size(text), text)
    }
  }

  func testDamagedHeadersEnd() throws {
    var random = SeededRandom(seed: 17)
    let sample = Array(
      "<?xml version='1.0'?><!-- a --><!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 3 4' width=\"2cm\" height='1e2'>"
        .utf8
    )
    for _ in 0..<3000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1..<5, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      bytes = Array(bytes.prefix(Int.random(in: 1...bytes.count, using: &random)))
      guard let header = try? VectorHeader(ByteReader(.data(Data(bytes)))) else { continue }
      XCTAssertTrue(header.size.width > 0 && header.size.width <= 16_384, String(decoding: bytes, as: UTF8.self))
    }
    // A large file is read in its first bytes only.
    let folder = try PictureFolder()
    let file = try folder.write(Data(repeating: UInt8(ascii: "<"), count: 8 << 20), to: "x.svg")
    let reader = try ByteReader(.file(FilePath(file)))
    XCTAssertThrowsError(try VectorHeader(reader))
    XCTAssertEqual(reader.visitCount, 1)
  }

  // MARK: Drawing

  func testAFileIsDrawnWithAnySize() throws {
    let folder = try PictureFolder()
    let file = try RegularFile(FilePath(try folder.write(Data(Self.plain.utf8), to: "x.svg")))
    let codec = PixbufImageCodec(vectorProgram: "/proc/self/exe")
    for side in [1, 20, 1000] {
      let pixels = try codec.drawVectorFile(file, fitting: side)
      XCTAssertEqual([pixels.width, pixels.height], [side, max(1, side / 2)])
      guard side > 1 else { continue }
      XCTAssertEqual(pixel(pixels, side / 2 - 1, side / 4), 0xFFFF_0000, "sharp at \(side)")
      XCTAssertEqual(pixel(pixels, side / 2, side / 4), 0, "sharp at \(side)")
    }
    XCTAssertThrowsError(try codec.drawVectorFile(file, fitting: 1 << 40))
    XCTAssertThrowsError(try codec.drawVectorFile(file, fitting: .max))
    XCTAssertThrowsError(try PixbufImageCodec().drawVectorFile(file, fitting: 10), "there is no program")
  }

  func testAMissingLoaderIsNamed() {
    let text = message { try draw(Self.plain, environment: ["GDK_PIXBUF_MODULE_FILE": "/dev/null"]) }
    XCTAssertEqual(text, "SVG images need the package librsvg2-common, which is not installed")
  }

  func testDamagedFilesAreErrors() {
    for text in ["<svg", "<svg width='3' height='3'><rect", "no picture", Self.plain + "<"] {
      XCTAssertNotEqual(message { try draw(text) }, "", text)
    }
    let missing = VectorProcess(program: "/nowhere")
    XCTAssertTrue(
      message {
        let folder = try PictureFolder()
        return try missing.draw(
          RegularFile(FilePath(folder.write(Data(Self.plain.utf8), to: "x.svg"))), width: 1, height: 1)
      }.contains("/nowhere"))
  }

  /// Ten thousand copies of noise, which librsvg would draw for an hour.
  func testADrawingWithoutEndIsEnded() throws {
    var text =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='1000' height='1000'>"
      + "<defs><filter id='f' x='0' y='0' width='1' height='1'>"
      + "<feTurbulence baseFrequency='0.05' numOctaves='8'/></filter>"
      + "<g id='a0'><rect width='1000' height='1000' filter='url(#f)'/></g>"
    for level in 1...4 {
      let uses = String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10)
      text += "<g id='a\(level)'>\(uses)</g>"
    }
    text += "</defs><use xlink:href='#a4'/></svg>"
    let reason = message { try draw(text, 1000, timeLimit: 1) }
    XCTAssertTrue(reason.contains("longer than 1 seconds"), reason)
    XCTAssertEqual(message { try draw(Self.plain) }, "", "the next file is drawn")
  }

  func testEntitiesAndReferencesToThemselvesEnd() throws {
    var entities = "<!ENTITY e0 'aaaaaaaaaa'>"
    for level in 1...9 {
      entities += "<!ENTITY e\(level) '\(String(repeating: "&e\(level - 1);", count: 10))'>"
    }
    let head =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'>"
    for text in [
      "<!DOCTYPE svg [\(entities)]>\(head)<text>&e9;</text></svg>",
      "<!DOCTYPE svg [<!ENTITY a '&a;'>]>\(head)<text>&a;</text></svg>",
      "\(head)<g id='a'><use xlink:href='#a'/></g></svg>",
      head + String(repeating: "<g>", count: 200_000),
      "\(head)<path d='M0 0 L1e9 1e9' stroke='red' stroke-dasharray='1e-7'/></svg>",
    ] {
      // An error or an empty picture, within the limits.
      _ = message { try draw(text, timeLimit: 3) }
    }
  }

  func testOtherFilesAreNotRead() throws {
    let folder = try PictureFolder()
    let secret = try folder.write(Data(Self.plain.utf8), to: "secret.svg")
    let bitmap = try PixbufImageCodec().encodePNG(draw(Self.plain))
    let picture = try folder.write(bitmap, to: "secret.png")
    let head =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='64' height='64'"
    for text in [
      "\(head)><image width='64' height='64' xlink:href='\(picture.absoluteString)'/></svg>",
      "\(head)><image width='64' height='64' xlink:href='\(picture.path)'/></svg>",
      "\(head)><image width='64' height='64' xlink:href='secret.png'/></svg>",
      "\(head)><use xlink:href='\(secret.absoluteString)#a'/></svg>",
      "\(head) xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='\(secret.absoluteString)'/></svg>",
      "<!DOCTYPE svg [<!ENTITY x SYSTEM '\(secret.absoluteString)'>]>\(head)>&x;</svg>",
    ] {
      guard let pixels = try? draw(text) else { continue }
      for (x, y) in [(1, 1), (16, 16), (16, 32)] { XCTAssertEqual(pixel(pixels, x, y), 0, text) }
    }
  }
}
