import UniformTypeIdentifiers
import XCTest

/// The types of data. Source: Apple, "System-declared uniform type identifiers" and the comments in "UTCoreTypes.h".
final class UniformTypeTests: XCTestCase {
  func testSystemTypesConformToTheirParents() {
    let parents: [(UTType, [UTType])] = [
      (.zip, [.archive, .data]), (.gzip, [.archive, .data]), (.pdf, [.compositeContent, .data]),
      (.presentation, [.compositeContent, .content]), (.commaSeparatedText, [.delimitedText, .text]),
      (.utf8TabSeparatedText, [.tabSeparatedText, .utf8PlainText]), (.vCard, [.contact, .text]),
      (.mpeg4Audio, [.mpeg4Movie, .audio]), (.heic, [.image]), (.aiff, [.audio]), (.folder, [.directory, .item]),
      (.javaScript, [.sourceCode, .executable]), (.pythonScript, [.shellScript, .script, .sourceCode, .text]),
      (.xmlPropertyList, [.xml, .propertyList]), (.rtfd, [.package, .compositeContent]),
      (.applicationBundle, [.application, .bundle, .package]), (.m3uPlaylist, [.text, .playlist]),
    ]
    for (type, supertypes) in parents {
      for supertype in supertypes { XCTAssertTrue(type.conforms(to: supertype), "\(type) is a kind of \(supertype)") }
      XCTAssertTrue(type.isDeclared)
    }
    for type in [UTType.archive, .diskImage, .database, .message, .font] {
      XCTAssertEqual(type.supertypes, [], "\(type) has no parents")
    }
    XCTAssertFalse(UTType.folder.conforms(to: .data))
    XCTAssertTrue(UTType.jpeg.isSubtype(of: .image))
    XCTAssertTrue(UTType.image.isSupertype(of: .jpeg))
    XCTAssertFalse(UTType.image.isSubtype(of: .image))
  }

  /// "Types in the public domain have identifiers starting with `public`".
  func testTypesOfThePublicDomain() {
    XCTAssertTrue(UTType.zip.isPublic)
    XCTAssertFalse(UTType.pdf.isPublic)
    XCTAssertFalse(UTType.gif.isPublic)
  }

  func testTags() {
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertEqual(UTType(filenameExtension: "py"), .pythonScript)
    XCTAssertEqual(UTType(mimeType: "text/xml"), .xml)
    XCTAssertEqual(UTType.xml.preferredMIMEType, "application/xml")
    XCTAssertEqual(UTType.yaml.tags[.filenameExtension], ["yml", "yaml"])
    XCTAssertEqual(UTType(tag: "mov", tagClass: .filenameExtension, conformingTo: nil), .quickTimeMovie)
    XCTAssertNil(UTType(filenameExtension: ""))
  }

  func testTypesOfUnknownTags() throws {
    let file = try XCTUnwrap(UTType(filenameExtension: "Abc", conformingTo: .image))
    XCTAssertTrue(file.isDynamic)
    XCTAssertFalse(file.isDeclared)
    XCTAssertTrue(file.conforms(to: .image))
    XCTAssertTrue(file.conforms(to: .data), "an image is data")
    XCTAssertEqual(file.preferredFilenameExtension, "abc")
    let message = try XCTUnwrap(UTType(mimeType: "application/x-abc"))
    XCTAssertTrue(message.conforms(to: .data))
    XCTAssertEqual(message.preferredMIMEType, "application/x-abc")
    XCTAssertNil(message.preferredFilenameExtension)
    XCTAssertEqual(message, UTType(mimeType: "application/x-abc"))
  }

  func testTypesOfTheApplication() {
    let drawing = UTType(exportedAs: "org.example.drawing", conformingTo: .image)
    let sketch = UTType(importedAs: "org.example.sketch", conformingTo: drawing)
    XCTAssertTrue(sketch.conforms(to: .image))
    XCTAssertTrue(sketch.conforms(to: .content))
    XCTAssertFalse(drawing.conforms(to: sketch))
    XCTAssertTrue(UTType("org.example.sketch")?.conforms(to: drawing) == true, "the identifier determines the type")
    XCTAssertTrue(UTType(exportedAs: "org.example.sketch").conforms(to: .image))
    XCTAssertTrue(UTType(exportedAs: "org.example.plain").conforms(to: .data))
    let loop = UTType(exportedAs: "org.example.loop", conformingTo: UTType(exportedAs: "org.example.cycle"))
    _ = UTType(exportedAs: "org.example.cycle", conformingTo: loop)
    XCTAssertFalse(loop.conforms(to: .image), "the search ends")
    _ = UTType(importedAs: "public.png", conformingTo: .text)
    XCTAssertFalse(UTType.png.conforms(to: .text), "the system declares it")
  }
}
