import Network
import SystemConfiguration
import XCTest

/// The connection of the computer to networks, which the test does not know: the parts must agree with each other.
final class NetworkTests: XCTestCase {
  func testAMonitorReportsThePresent() {
    let monitor = NWPathMonitor()
    let reported = expectation(description: "path")
    // The connection of the computer may change during the test.
    reported.assertForOverFulfill = false
    let queue = DispatchQueue(label: "network")
    monitor.pathUpdateHandler = { path in
      dispatchPrecondition(condition: .onQueue(queue))
      XCTAssertEqual(path.status == .satisfied, !path.availableInterfaces.isEmpty)
      XCTAssertEqual(path.status == .satisfied, path.supportsIPv4 || path.supportsIPv6)
      XCTAssertFalse(path.usesInterfaceType(.loopback))
      for interface in path.availableInterfaces { XCTAssertTrue(path.usesInterfaceType(interface.type)) }
      reported.fulfill()
    }
    monitor.start(queue: queue)
    wait(for: [reported], timeout: 60)
    XCTAssertEqual(monitor.currentPath, NWPathMonitor().currentPath)
    monitor.cancel()
  }

  func testAMonitorThatIsCanceledDuringItsStartWatchesNothing() throws {
    func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/proc/self/fd"), "open files are not listed")
    let queue = DispatchQueue(label: "network")
    let count = try openFiles()
    let monitors = (0..<300).map { _ in NWPathMonitor() }
    for monitor in monitors {
      DispatchQueue.concurrentPerform(iterations: 2) { $0 == 0 ? monitor.start(queue: queue) : monitor.cancel() }
    }
    // The queue closes the files. Other parts of the process may have opened some.
    for _ in 0..<600 where try openFiles() > count + 4 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    XCTAssertLessThanOrEqual(try openFiles(), count + 4)
    withExtendedLifetime(monitors) {}
  }

  func testAMonitorOfNoInterfaceIsNeverSatisfied() {
    let monitor = NWPathMonitor(requiredInterfaceType: .loopback)
    XCTAssertEqual(monitor.currentPath.status, .unsatisfied)
  }

  func testReachabilityAgreesWithTheMonitor() throws {
    var zero = sockaddr_in()
    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
    zero.sin_family = sa_family_t(AF_INET)
    let found = withUnsafePointer(to: &zero) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
    let networks = try XCTUnwrap(found)
    var flags: SCNetworkReachabilityFlags = []
    XCTAssertTrue(SCNetworkReachabilityGetFlags(networks, &flags))
    XCTAssertEqual(flags.contains(.reachable), NWPathMonitor().currentPath.status == .satisfied)
    XCTAssertFalse(flags.contains(.connectionRequired))
    let own = try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    XCTAssertTrue(SCNetworkReachabilityGetFlags(own, &flags))
    XCTAssertTrue(flags.isSuperset(of: [.reachable, .isLocalAddress]))
    XCTAssertNil(SCNetworkReachabilityCreateWithName(nil, ""))
  }

  /// What applications write into `urlSession(_:didReceive:completionHandler:)`.
  func testCodeThatTrustsServersCompiles() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    XCTAssertNotEqual(space.authenticationMethod, NSURLAuthenticationMethodServerTrust)
    let credential = space.serverTrust.map { URLCredential(trust: $0) }
    XCTAssertNil(credential)
  }

  private final class Owner { var count = 0 }

  func testTheInformationOfACallbackIsReleased() throws {
    weak var owner: Owner?
    do {
      let own = try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "localhost"))
      let object = Owner()
      owner = object
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(object).toOpaque(),
        retain: { UnsafeRawPointer(Unmanaged<Owner>.fromOpaque($0).retain().toOpaque()) },
        release: { Unmanaged<Owner>.fromOpaque($0).release() }, copyDescription: nil)
      XCTAssertTrue(SCNetworkReachabilitySetCallback(own, { _, _, _ in }, &context))
      XCTAssertTrue(SCNetworkReachabilitySetDispatchQueue(own, .main))
      XCTAssertTrue(SCNetworkReachabilitySetDispatchQueue(own, nil))
    }
    XCTAssertNil(owner)
  }

  /// denissimon/iOS-MVVM-Clean-Architecture (on GitHub) begins with such a response. Applications compare status codes with
  /// that of `HTTPURLResponse()`, as with a success.
  func testEmptyResponses() {
    let response = URLResponse()
    XCTAssertNil(response.url)
    XCTAssertNil(response.mimeType)
    XCTAssertEqual(response.expectedContentLength, -1)
    XCTAssertFalse(response is HTTPURLResponse)
    let other: HTTPURLResponse = HTTPURLResponse.init()
    XCTAssertNil(other.url)
    XCTAssertEqual(other.statusCode, 200)
    XCTAssertEqual(other.allHeaderFields.count, 0)
  }

  /// kean/Nuke (on GitHub) creates responses with the initializer of the superclass in its tests.
  func testAResponseWithoutHeaders() throws {
    let address = try XCTUnwrap(URL(string: "https://example.org/a.jpeg"))
    let response = HTTPURLResponse(
      url: address, mimeType: "image/jpeg", expectedContentLength: 22, textEncodingName: "utf-8")
    XCTAssertEqual(response.url, address)
    XCTAssertEqual(response.mimeType, "image/jpeg")
    XCTAssertEqual(response.expectedContentLength, 22)
    XCTAssertEqual(response.textEncodingName, "utf-8")
    XCTAssertEqual(response.allHeaderFields.count, 0)
    let empty = HTTPURLResponse(url: address, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    XCTAssertNil(empty.mimeType)
    XCTAssertEqual(empty.expectedContentLength, -1)
  }
}
