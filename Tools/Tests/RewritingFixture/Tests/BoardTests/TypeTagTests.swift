import MobileCoreServices
import XCTest

/// The functions by which code before iOS 14 finds MIME types, for example SwiftRichString (on GitHub).
class TypeTagTests: XCTestCase {
  func testTypesOfExtensions() throws {
    let jpeg = try XCTUnwrap(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "JPG" as CFString, nil)?.takeRetainedValue())
    XCTAssertEqual(jpeg as String, kUTTypeJPEG as String)
    XCTAssertEqual(
      UTTypeCopyPreferredTagWithClass(jpeg, kUTTagClassMIMEType)?.takeRetainedValue() as String?, "image/jpeg")
    XCTAssertTrue(UTTypeConformsTo(jpeg, kUTTypeImage))
    XCTAssertFalse(UTTypeConformsTo(kUTTypeImage, jpeg))
    XCTAssertTrue(UTTypeEqual(jpeg, "PUBLIC.JPEG" as CFString))
  }

  func testTypesOfOtherTags() {
    XCTAssertEqual(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/png" as CFString, nil)?.takeRetainedValue(),
      "public.png" as CFString)
    let unknown = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "zzz" as CFString, nil)
    XCTAssertTrue((unknown?.takeRetainedValue() as String?)?.hasPrefix("dyn.") == true)
    XCTAssertNil(UTTypeCreatePreferredIdentifierForTag("org.example.other" as CFString, "png" as CFString, nil))
    XCTAssertNil(UTTypeCopyPreferredTagWithClass("org.example.other" as CFString, kUTTagClassMIMEType))
  }

  /// The name in Apple's header UTCoreTypes.h has a digit, unlike `UTType.threeDContent`.
  func testNamesOfTypes() {
    XCTAssertEqual(kUTType3DContent as String, "public.3d-content")
    XCTAssertEqual(kUTTypeDiskImage as String, "public.disk-image")
  }
}
