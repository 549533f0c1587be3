import Foundation
import HTTPServing
import RuntimeInterface
import UIKit
import UIKitTesting
import XCTest

@testable import WebHost

/// A base class for tests with a browser host on a free port. It has an application or an input recorder.
@preconcurrency @MainActor
class WebTestCase: XCTestCase {
  private(set) var host: WebHost!
  private(set) var loop: FrameLoop?
  private(set) var recorder: InputRecorder!
  private var clients: [PageClient] = []

  /// Opens the host with its window, without an application.
  @discardableResult
  func openHost(_ environment: [String: String] = [:], limits: HTTPLimits = HTTPLimits()) throws -> any HostWindow {
    host = try WebHost(environment: environment, limits: limits, announce: { _ in })
    recorder = InputRecorder()
    host.delegate = recorder
    return try host.openWindow(title: "test", size: CGSize(width: 200, height: 150))
  }

  /// Opens an application that shows a view controller.
  func openApplication(_ controller: UIViewController, environment: [String: String] = [:]) throws {
    host = try WebHost(environment: environment, announce: { _ in })
    let delegate = Delegate()
    delegate.controller = controller
    loop = try ApplicationStart.start(host: host, delegate: delegate, size: nil)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var controller: UIViewController?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      return true
    }
  }

  func client() throws -> PageClient {
    let client = try PageClient(port: host.port)
    clients.append(client)
    return client
  }

  /// Returns a page that has connected and has shown its first frame.
  func page(width: Int = 200, height: Int = 150, scale: Double = 1, dark: Bool = false) throws -> PageClient {
    let client = try client()
    try client.hello(host, width: width, height: height, scale: scale, dark: dark)
    return client
  }

  /// Returns a picture of all layers, composited independently of earlier frames.
  func composed() throws -> Snapshot {
    let loop = try XCTUnwrap(loop)
    let surface = loop.window.surface
    let pixels = PixelBuffer(width: surface.pixelWidth, height: surface.pixelHeight, hasAlpha: false)
    Rendering.drawOffscreen?(UIScreen.main.rootLayer, pixels, .zero, loop.window.scale)
    pixels.makeOpaqueIfNeeded()
    return Snapshot(pixels: pixels)
  }

  override func tearDown() async throws {
    for client in clients { client.hangUp() }
    clients = []
    if loop != nil { ApplicationStart.tearDown() }
    loop = nil
    host?.shutDown(timeout: 0)
    host = nil
    recorder = nil
    FrameClock.thaw()
  }
}
