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

  func testSizesOfObjects() {
    XCTAssertEqual(class_getInstanceSize(nil), 0)
    XCTAssertEqual(class_getInstanceSize(Large.self) - class_getInstanceSize(Small.self), 4 * MemoryLayout<Int>.size)
  }
}
