import CoreImage
import Foundation
import XCTest

/// Functions of Core Foundation, which Foundation exports on iOS.
final class CoreFoundationTests: XCTestCase {
  /// As Alamofire 4 reads the encoding of a response. The numbers are those of CFString.h and NSString.h.
  func testEncodingsByName() {
    func encoding(_ name: String) -> UInt {
      CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding(name as CFString))
    }
    XCTAssertEqual(encoding("UTF-8"), String.Encoding.utf8.rawValue)
    XCTAssertEqual(encoding("iso-8859-1"), String.Encoding.isoLatin1.rawValue)
    XCTAssertEqual(encoding("gb18030"), 0x8000_0632)
    XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("nonsense" as CFString), kCFStringEncodingInvalidId)
    for name in ["utf-8", "utf-16le", "windows-1252", "shift_jis", "big5"] {
      let number = CFStringConvertIANACharSetNameToEncoding(name as CFString)
      XCTAssertEqual(CFStringConvertEncodingToIANACharSetName(number) as String, name)
      XCTAssertEqual(CFStringConvertNSStringEncodingToEncoding(encoding(name)), number)
    }
    XCTAssertEqual(CFStringConvertNSStringEncodingToEncoding(0x7777), kCFStringEncodingInvalidId)
  }

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

  /// The loaders of animated images that many projects contain read the delays of frames in this way.
  func testValuesAtAddresses() {
    func address(_ key: CFString) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(key).toOpaque() }
    let delays: [String: Any] = ["DelayTime": 0.25, "UnclampedDelayTime": NSNumber(value: 0.5)]
    for inner in [delays as CFDictionary as Any, delays, delays as NSDictionary] {
      let properties = ["{GIF}": inner, "title": "a"] as CFDictionary
      let gif = unsafeBitCast(CFDictionaryGetValue(properties, address("{GIF}" as CFString)), to: CFDictionary.self)
      var delay: AnyObject = unsafeBitCast(
        CFDictionaryGetValue(gif, address("UnclampedDelayTime" as CFString)), to: AnyObject.self)
      XCTAssertEqual(delay.doubleValue, 0.5)
      delay = unsafeBitCast(CFDictionaryGetValue(gif, address("DelayTime" as CFString)), to: AnyObject.self)
      XCTAssertEqual(delay as? Double, 0.25)
      XCTAssertEqual(
        unsafeBitCast(CFDictionaryGetValue(gif, address("DelayTime")), to: AnyObject.self).floatValue, 0.25)
      XCTAssertNil(CFDictionaryGetValue(gif, address("LoopCount" as CFString)))
      XCTAssertTrue(CFDictionaryContainsKey(properties, address("title" as CFString)))
      XCTAssertFalse(CFDictionaryContainsKey(properties, address("DelayTime" as CFString)))
      var found: UnsafeRawPointer?
      XCTAssertFalse(CFDictionaryGetValueIfPresent(properties, address("b" as CFString), &found))
      XCTAssertNil(found)
      let key = NSString("title")
      XCTAssertTrue(CFDictionaryGetValueIfPresent(properties, Unmanaged.passUnretained(key).toOpaque(), &found))
      XCTAssertEqual(unsafeBitCast(found, to: AnyObject.self) as? String, "a")
    }
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

  /// As programs ask for the average color of a picture.
  func testNoColorSpace() throws {
    let filter = try XCTUnwrap(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [
          kCIInputImageKey: CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 4, height: 4)),
          kCIInputExtentKey: CIVector(x: 0, y: 0, z: 4, w: 4),
        ]))
    var bitmap = [UInt8](repeating: 0, count: 4)
    let context = CIContext(options: [.workingColorSpace: kCFNull as Any])
    context.render(
      try XCTUnwrap(filter.outputImage), toBitmap: &bitmap, rowBytes: 4,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    XCTAssertEqual(bitmap, [255, 0, 0, 255])
  }

  /// BonMot (on GitHub) reads the features of fonts with these keys.
  func testKeysOfFontFeatures() {
    let feature: [String: Any] = [kCTFontFeatureTypeIdentifierKey as String: 35]
    XCTAssertEqual(feature["CTFeatureTypeIdentifier"] as? Int, 35)
    XCTAssertEqual(UIFontDescriptor.FeatureKey.featureIdentifier.rawValue, kCTFontFeatureTypeIdentifierKey as String)
  }

  /// As Alamofire 4 asks whether a number is a Boolean value.
  func testTypesOfNumbersAndOtherValues() throws {
    func isBool(_ number: NSNumber) -> Bool { CFBooleanGetTypeID() == CFGetTypeID(number) }
    XCTAssertTrue(isBool(NSNumber(value: true)))
    XCTAssertTrue(isBool(false as NSNumber))
    for number in [NSNumber(value: 1), NSNumber(value: 0), NSNumber(value: Int8(1)), NSNumber(value: 1.0)] {
      XCTAssertFalse(isBool(number))
      XCTAssertEqual(CFGetTypeID(number), CFNumberGetTypeID())
    }
    let json = try JSONSerialization.jsonObject(with: Data("[true,1]".utf8)) as! [NSNumber]
    XCTAssertEqual(json.map(isBool), [true, false])
    XCTAssertEqual(CFGetTypeID("a" as CFString), CFStringGetTypeID())
    XCTAssertEqual(CFGetTypeID([1] as CFArray), CFArrayGetTypeID())
    XCTAssertEqual(CFGetTypeID(["a": 1] as CFDictionary), CFDictionaryGetTypeID())
    XCTAssertEqual(CFGetTypeID(Data() as CFData), CFDataGetTypeID())
    XCTAssertEqual(CFGetTypeID(NSNull()), CFNullGetTypeID())
    XCTAssertEqual(CFGetTypeID(kCFNull), CFNullGetTypeID())
    XCTAssertNotEqual(CFGetTypeID(self), CFStringGetTypeID())
  }
}
