import Foundation
import XCTest

/// Certificates, as the pods of Alamofire 4 use them: applications compare their bytes, and ask whether they are trusted.
final class CertificateTests: XCTestCase {
  /// A sequence of DER with an integer.
  private let content = Data([0x30, 0x03, 0x02, 0x01, 0x05])

  func testCertificates() throws {
    let certificate = try XCTUnwrap(SecCertificateCreateWithData(nil, content as CFData))
    XCTAssertEqual(SecCertificateCopyData(certificate) as Data, content)
    let long = Data([0x30, 0x81, 0x80]) + Data(repeating: 5, count: 128)
    XCTAssertNotNil(SecCertificateCreateWithData(nil, long as CFData))
    let invalid = [
      Data(), Data([0x30]), content.dropLast(), content + [0], long.dropLast(), Data([0x30, 0x80]),
      Data([0x30, 0x85, 0, 0, 0, 0, 0]), Data([0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF]), Data("-----BEGIN".utf8),
    ]
    for data in invalid { XCTAssertNil(SecCertificateCreateWithData(nil, data as CFData), "\([UInt8](data))") }
  }

  func testNothingIsTrusted() throws {
    let certificate = try XCTUnwrap(SecCertificateCreateWithData(nil, content as CFData))
    var created: SecTrust?
    XCTAssertEqual(
      SecTrustCreateWithCertificates(certificate, SecPolicyCreateSSL(true, "host" as CFString), &created),
      errSecSuccess)
    let trust = try XCTUnwrap(created)
    SecTrustSetAnchorCertificates(trust, [certificate] as CFArray)
    SecTrustSetAnchorCertificatesOnly(trust, true)
    XCTAssertEqual(SecTrustGetCertificateCount(trust), 1)
    XCTAssertEqual(SecTrustGetCertificateAtIndex(trust, 0), certificate)
    XCTAssertNil(SecTrustGetCertificateAtIndex(trust, 1))
    var result = SecTrustResultType.unspecified
    XCTAssertNotEqual(SecTrustEvaluate(trust, &result), errSecSuccess)
    XCTAssertFalse(result == .unspecified || result == .proceed)
    var error: CFError?
    XCTAssertFalse(SecTrustEvaluateWithError(trust, &error))
    XCTAssertEqual(error.map(CFErrorGetCode), Int(errSecNotTrusted))
    XCTAssertEqual(SecTrustCreateWithCertificates([] as CFArray, nil, &created), errSecParam)
    XCTAssertNil(created)
  }

  func testPromisedItems() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("promised-\(UUID().uuidString)")
    XCTAssertThrowsError(try file.checkPromisedItemIsReachable())
    try Data([1, 2]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertTrue(try file.checkPromisedItemIsReachable())
    XCTAssertEqual(try file.promisedItemResourceValues(forKeys: [.fileSizeKey]).fileSize, 2)
  }

  private final class Listener: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
    var messages: [String] = []
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
      messages.append("\(sender.name) not resolved \(errorDict[NetService.errorCode] ?? 0)")
    }
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
      messages.append("\(sender.name) not published")
    }
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
      messages.append("not searched")
    }
  }

  /// There is no Bonjour: requests fail later, as those of a device without a network.
  func testServicesOfTheLocalNetwork() {
    let listener = Listener()
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "printer")
    service.delegate = listener
    service.resolve(withTimeout: 5)
    let own = NetService(domain: "", type: "_http._tcp.", name: "own", port: 80)
    own.delegate = listener
    own.publish()
    let browser = NetServiceBrowser()
    browser.delegate = listener
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
    XCTAssertEqual(listener.messages, [])
    let end = Date(timeIntervalSinceNow: 30)
    while listener.messages.count < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    }
    XCTAssertEqual(listener.messages, ["printer not resolved -72000", "own not published", "not searched"])
    XCTAssertEqual([service.port, own.port], [-1, 80])
  }
}
