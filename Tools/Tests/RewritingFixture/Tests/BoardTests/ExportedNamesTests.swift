import UIKit
import XCTest

/// Names of frameworks that UIKit exports on iOS, and of Foundation's networking. Nuke and Kingfisher (on GitHub) use them.
final class ExportedNamesTests: XCTestCase {
  private final class Forwarder: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
    var delegate: URLSessionDelegate?
    var created = 0

    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
      created += 1
      (delegate as? URLSessionTaskDelegate)?.urlSession?(session, didCreateTask: task)
    }

    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
      (delegate as? URLSessionTaskDelegate)?.urlSession?(session, taskIsWaitingForConnectivity: task)
    }
  }

  private class Small {}
  private final class Large: Small {
    var numbers: (Int, Int, Int, Int) = (1, 2, 3, 4)
  }

  func testImages() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let data = try XCTUnwrap(image.pngData())
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [AnyHashable: Any]
    XCTAssertEqual(properties?[kCGImagePropertyPixelHeight] as? Int, Int(image.size.height * image.scale))
    XCTAssertEqual(CGImagePropertyOrientation.up.rawValue, 1)
    let written = CFDataCreateMutable(nil, 0)!
    let destination = try XCTUnwrap(CGImageDestinationCreateWithData(written, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try XCTUnwrap(image.cgImage), nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    XCTAssertGreaterThan((written as Data).count, 0)
  }

  func testTasks() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    let forwarder = Forwarder()
    let inner = Forwarder()
    forwarder.delegate = inner
    let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: nil)
    let task = session.dataTask(with: url)
    task.prefersIncrementalDelivery = false
    forwarder.urlSession(session, didCreateTask: task)
    forwarder.urlSession(session, taskIsWaitingForConnectivity: task)
    XCTAssertEqual(forwarder.created, 1)
    session.invalidateAndCancel()
  }

  private final class Background: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
    var finished = 0
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {}
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) { finished += 1 }
  }

  /// Download samples of Apple and others configure their sessions in this way.
  func testTransfersInTheBackground() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "fixture")
    XCTAssertFalse(configuration.waitsForConnectivity)
    XCTAssertEqual(configuration.identifier, "fixture")
    XCTAssertNil(URLSessionConfiguration.default.identifier)
    XCTAssertTrue(configuration.sessionSendsLaunchEvents, "the default of configurations for the background")
    XCTAssertFalse(URLSessionConfiguration.default.sessionSendsLaunchEvents)
    configuration.isDiscretionary = true
    configuration.waitsForConnectivity = true
    configuration.sessionSendsLaunchEvents = false
    XCTAssertTrue(configuration.waitsForConnectivity)
    XCTAssertFalse(configuration.sessionSendsLaunchEvents)
    XCTAssertFalse(URLSessionConfiguration.default.waitsForConnectivity)
    let delegate = Background()
    let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    XCTAssertEqual(session.configuration.identifier, "fixture")
    // Nothing calls the method here: transfers end with the program.
    XCTAssertEqual(delegate.finished, 0)
    delegate.urlSessionDidFinishEvents(forBackgroundURLSession: session)
    XCTAssertEqual(delegate.finished, 1)
    session.invalidateAndCancel()
  }

  /// kodecocodes/des-materials (on GitHub) reads a font in this way.
  func testObjectsOfDataForProviders() {
    let data = NSData(data: Data([1, 2, 3]))
    XCTAssertEqual(CGDataProvider(data: data)?.data as Data?, Data([1, 2, 3]))
  }

  func testSizesOfObjects() {
    XCTAssertEqual(class_getInstanceSize(nil), 0)
    XCTAssertEqual(class_getInstanceSize(Large.self) - class_getInstanceSize(Small.self), 4 * MemoryLayout<Int>.size)
  }
}
