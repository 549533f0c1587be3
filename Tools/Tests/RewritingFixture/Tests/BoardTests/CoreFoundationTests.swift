import Foundation
import XCTest

/// Functions of Core Foundation, which Foundation exports on iOS.
final class CoreFoundationTests: XCTestCase {
  func testErrors() {
    let error = CFErrorCreate(kCFAllocatorDefault, "Board" as CFString, 7, ["a": 1] as CFDictionary)!
    XCTAssertEqual(CFErrorGetDomain(error) as String, "Board")
    XCTAssertEqual(CFErrorGetCode(error), 7)
    XCTAssertEqual((CFErrorCopyUserInfo(error) as! [String: Any])["a"] as? Int, 1)
    XCTAssertEqual(CFErrorCopyDescription(error) as String, (error as NSError).localizedDescription)
  }

  func testCounts() {
    let count: CFIndex = CFArrayGetCount([1, 2] as CFArray) + CFDictionaryGetCount(["a": 1] as CFDictionary)
    XCTAssertEqual(count, 3)
    XCTAssertEqual(CFStringGetLength("a😀" as CFString), 3, "UTF-16 code units")
    XCTAssertTrue(CFEqual(NSNumber(value: 1), NSNumber(value: 1)))
    XCTAssertFalse(CFEqual(NSNumber(value: 1), NSString("1")))
    XCTAssertEqual(CFUUIDCreateString(nil, CFUUIDCreate(nil)).flatMap { UUID(uuidString: $0 as String) } == nil, false)
  }

  func testTransforms() {
    let name = NSMutableString(string: "Ömer")
    XCTAssertTrue(CFStringTransform(name, nil, kCFStringTransformStripDiacritics, false))
    XCTAssertEqual(name, "Omer")
    let city = NSMutableString(string: "北京")
    XCTAssertTrue(CFStringTransform(city as CFMutableString, nil, kCFStringTransformToLatin, false))
    XCTAssertTrue(CFStringTransform(city as CFMutableString, nil, kCFStringTransformStripDiacritics, false))
    XCTAssertEqual(city, "bei jing")
    XCTAssertFalse(CFStringTransform(city, nil, "No-Such Transform" as CFString, false))
    XCTAssertEqual(city, "bei jing")
  }

  func testVersions() {
    XCTAssertGreaterThan(floor(NSFoundationVersionNumber), NSFoundationVersionNumber_iOS_9_x_Max)
    XCTAssertGreaterThan(NSFoundationVersionNumber_iOS_8_0, NSFoundationVersionNumber_iOS_7_1)
  }

  /// BonMot (on GitHub) reads the features of fonts with these keys.
  func testKeysOfFontFeatures() {
    let feature: [String: Any] = [kCTFontFeatureTypeIdentifierKey as String: 35]
    XCTAssertEqual(feature["CTFeatureTypeIdentifier"] as? Int, 35)
    XCTAssertEqual(UIFontDescriptor.FeatureKey.featureIdentifier.rawValue, kCTFontFeatureTypeIdentifierKey as String)
  }
}
