import Foundation
import UIKit
import UIKitTesting
import XCTest

/// PDF documents, which are read back with Poppler's programs. These are independent of Tessera.
final class PDFRendererTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  // MARK: Programs

  /// Runs a program of Poppler on a document and returns its output. Skips the test if the program is missing.
  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let found = folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { throw XCTSkip("\(program) is not installed (package poppler-utils)") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: found)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, program)
    XCTAssertEqual(String(decoding: complaints, as: UTF8.self), "", program)
    return String(decoding: data, as: UTF8.self)
  }

  private func write(_ data: Data, _ name: String = "a.pdf") throws -> String {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file.path
  }

  /// Draws the first page of a document at 72 pixels per inch.
  private func picture(_ data: Data) throws -> CGImage {
    let path = try write(data)
    _ = try run("pdftoppm", ["-r", "72", "-png", "-singlefile", path, folder.appendingPathComponent("page").path])
    let image = UIImage(contentsOfFile: folder.appendingPathComponent("page.png").path)
    return try XCTUnwrap(image?.cgImage)
  }

  private let page = CGRect(x: 0, y: 0, width: 300, height: 200)
  private var renderer: UIGraphicsPDFRenderer { UIGraphicsPDFRenderer(bounds: page) }

  // MARK: Text

  func testTextIsText() throws {
    let data = renderer.pdfData { context in
      context.beginPage()
      "Hello, document".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      context.beginPage()
      NSAttributedString(
        string: "Größe – 25 €", attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red]
      ).draw(in: CGRect(x: 20, y: 20, width: 200, height: 40))
    }
    XCTAssertTrue(data.starts(with: Data("%PDF-".utf8)))
    let path = try write(data)
    XCTAssertEqual(
      try run("pdftotext", ["-layout", path, "-"]).split(separator: "\u{C}").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }.filter { !$0.isEmpty }, ["Hello, document", "Größe – 25 €"])
    let fonts = try run("pdffonts", [path])
    XCTAssertTrue(fonts.contains("yes yes yes"), "embedded, a subset, with a map to Unicode: \(fonts)")
    XCTAssertEqual(try images(path), 0)
  }

  func testTextIsWhereItIsInABitmap() throws {
    let draw: (CGContext) -> Void = { _ in
      "Position".draw(at: CGPoint(x: 40, y: 60), withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
    }
    try expectSame(draw, difference: 6)
  }

  // MARK: Drawing

  private func images(_ path: String) throws -> Int {
    try run("pdfimages", ["-list", path]).split(separator: "\n").dropFirst(2).count
  }

  /// Compares a page with a bitmap of the same drawing, by the mean difference of the color components.
  private func expectSame(
    _ draw: (CGContext) -> Void, difference limit: Double, line: UInt = #line
  ) throws {
    let data = renderer.pdfData { context in
      context.beginPage()
      draw(context.cgContext)
    }
    let have = bytes(try picture(data))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bitmap = UIGraphicsImageRenderer(bounds: page, format: format).image { context in
      UIColor.white.setFill()
      context.fill(page)
      UIColor.black.setFill()
      draw(context.cgContext)
    }
    let want = bytes(try XCTUnwrap(bitmap.cgImage))
    XCTAssertEqual(have.count, want.count, line: line)
    let sum = zip(have, want).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    XCTAssertLessThan(Double(sum) / Double(max(have.count, 1)), limit, line: line)
    XCTAssertTrue(want.contains { $0 != 255 }, "nothing was drawn", line: line)
  }

  /// Returns the red, green, blue and alpha components of an image's pixels.
  private func bytes(_ image: CGImage) -> [UInt8] {
    let context = CGContext(
      data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context, let data = context.data else { return [] }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    context.flush()
    return Array(UnsafeRawBufferPointer(start: data, count: image.width * image.height * 4))
  }

  func testPathsAreVectors() throws {
    let draw: (CGContext) -> Void = { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 10, y: 10, width: 50, height: 30))
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [8, 4])
      context.strokeEllipse(in: CGRect(x: 100, y: 20, width: 120, height: 80))
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 100, width: 60, height: 60))
      context.rotate(by: 0.2)
      context.setFillColor(UIColor.green.withAlphaComponent(0.5).cgColor)
      context.fill(CGRect(x: 0, y: 90, width: 200, height: 200))
      context.restoreGState()
      UIColor.orange.setFill()
      UIRectFill(CGRect(x: 240, y: 150, width: 40, height: 40))
    }
    try expectSame(draw, difference: 1)
    let data = renderer.pdfData { context in
      context.beginPage()
      draw(context.cgContext)
    }
    XCTAssertEqual(try images(try write(data)), 0)
  }

  func testGradientsLayersShadowsAndMasks() throws {
    try expectSame(
      { context in
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
          locations: nil)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 300, height: 80))
        if let gradient {
          context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 300, y: 0), options: [])
        }
        context.restoreGState()
        context.saveGState()
        context.setShadow(offset: CGSize(width: 4, height: 4), blur: 6, color: UIColor.black.cgColor)
        context.setFillColor(UIColor.yellow.cgColor)
        context.fill(CGRect(x: 20, y: 110, width: 60, height: 60))
        context.restoreGState()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(UIColor.green.cgColor)
        context.fill(CGRect(x: 120, y: 110, width: 60, height: 60))
        context.fill(CGRect(x: 150, y: 130, width: 60, height: 60))
        context.endTransparencyLayer()
      }, difference: 2)
  }

  func testImagesAreImages() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 10, width: 40, height: 10))
    }
    let draw: (CGContext) -> Void = { _ in image.draw(in: CGRect(x: 100, y: 50, width: 80, height: 40)) }
    try expectSame(draw, difference: 2)
    let data = renderer.pdfData { context in
      context.beginPage()
      draw(context.cgContext)
    }
    XCTAssertEqual(try images(try write(data)), 1)
  }

  // MARK: Pages, links and information

  func testPages() throws {
    let data = renderer.pdfData { context in
      XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
      context.beginPage()
      XCTAssertEqual(context.pdfContextBounds, page)
      context.cgContext.translateBy(x: 50, y: 50)
      context.cgContext.saveGState()
      context.beginPage(withBounds: CGRect(x: 10, y: 20, width: 100, height: 50), pageInfo: [:])
      XCTAssertEqual(context.pdfContextBounds, CGRect(x: 10, y: 20, width: 100, height: 50))
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 100, height: 50))
      context.beginPage(withBounds: .zero, pageInfo: [kCGPDFContextMediaBox: CGRect(x: 0, y: 0, width: 70, height: 60)])
      XCTAssertEqual(context.pdfContextBounds.size, CGSize(width: 70, height: 60))
    }
    let path = try write(data)
    let text = try run("pdfinfo", ["-l", "9", path])
    let sizes = text.split(separator: "\n").filter { $0.hasPrefix("Page") && $0.contains(" size:") }
    XCTAssertEqual(
      sizes.map { $0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces) },
      ["300 x 200 pts", "100 x 50 pts", "70 x 60 pts"])
    _ = try run(
      "pdftoppm", ["-r", "72", "-f", "2", "-png", "-singlefile", path, folder.appendingPathComponent("second").path])
    let image = try XCTUnwrap(UIImage(contentsOfFile: folder.appendingPathComponent("second.png").path)?.cgImage)
    XCTAssertEqual(Set(bytes(image)), [255, 0], "the whole page is red: its bounds begin at 10, 20")
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testLinksAndDestinations() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org/it's?a=1&b=(2)"))
    let data = renderer.pdfData { context in
      context.beginPage()
      context.setURL(url, for: CGRect(x: 10, y: 10, width: 100, height: 20))
      context.setDestinationWithName("end", for: CGRect(x: 10, y: 50, width: 100, height: 20))
      context.setDestinationWithName("absent", for: CGRect(x: 10, y: 90, width: 100, height: 20))
      context.beginPage()
      context.addDestination(withName: "end", at: CGPoint(x: 0, y: 120))
      context.addDestination(withName: "end", at: .zero)
    }
    let path = try write(data)
    let links = try run("pdfinfo", ["-url", path])
    XCTAssertTrue(links.contains(url.absoluteString), links)
    let destinations = try run("pdfinfo", ["-dests", "-l", "9", path])
    let line = try XCTUnwrap(destinations.split(separator: "\n").first { $0.contains("\"end\"") }, destinations)
    XCTAssertTrue(line.contains("2 ["), String(line))
  }

  func testInformation() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle: "Title ä", kCGPDFContextAuthor: "Author", kCGPDFContextKeywords: ["one", "two"],
      kCGPDFContextCreator: "Creator", kCGPDFContextSubject: "Subject",
    ]
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
    XCTAssertEqual((renderer.format as? UIGraphicsPDFRendererFormat)?.documentInfo.count, 5)
    let text = try run("pdfinfo", [try write(renderer.pdfData { $0.beginPage() })])
    for line in ["Title ä", "Author", "one, two", "Creator", "Subject"] { XCTAssertTrue(text.contains(line), text) }
  }

  // MARK: Functions and files

  func testFunctions() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Title"])
    XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPage()
    "First".draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
    UIGraphicsBeginPDFPageWithInfo(page, nil)
    XCTAssertEqual(UIGraphicsGetPDFContextBounds(), page)
    "Second".draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
    UIGraphicsSetPDFContextDestinationForRect("name", page)
    UIGraphicsAddPDFContextDestinationAtPoint("name", .zero)
    UIGraphicsEndPDFContext()
    XCTAssertEqual(UIGraphicsGetPDFContextBounds(), .zero)
    let text = try run("pdftotext", [try write(data as Data), "-"])
    XCTAssertTrue(text.contains("First") && text.contains("Second"), text)

    let file = folder.appendingPathComponent("b.pdf").path
    XCTAssertTrue(UIGraphicsBeginPDFContextToFile(file, page, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    XCTAssertTrue(try run("pdfinfo", [file]).contains("Pages:           1"))
    XCTAssertFalse(UIGraphicsBeginPDFContextToFile(folder.path, page, nil), "a folder")
    XCTAssertFalse(UIGraphicsBeginPDFContextToFile("/absent/b.pdf", page, nil))
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testAFileThatCannotBeWritten() throws {
    let file = folder.appendingPathComponent("c.pdf")
    try renderer.writePDF(to: file) { $0.beginPage() }
    let first = try Data(contentsOf: file)
    XCTAssertThrowsError(
      try renderer.writePDF(to: folder.appendingPathComponent("absent/c.pdf")) { $0.beginPage() })
    XCTAssertEqual(try Data(contentsOf: file), first)
  }
}
