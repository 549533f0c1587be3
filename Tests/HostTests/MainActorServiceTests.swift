import Foundation
import FoundationNetworking
import HeadlessHost
import RuntimeInterface
import UIKit
import XCTest

/// While a host runs, all events of an application are handled on the main actor: timers, the main queue, tasks and
/// network responses, with and without a display.
@preconcurrency @MainActor
final class MainActorServiceTests: WindowTestCase {
  private var server: LoopbackServer!
  private let seen = Seen()

  /// The events that have arrived.
  @MainActor private final class Seen {
    var words: Set<String> = []
    func note(_ word: String) {
      XCTAssertTrue(Thread.isMainThread, word)
      words.insert(word)
    }
  }

  override func tearDown() async throws {
    closeAll()
    server = nil
  }

  private static let all: Set<String> = [
    "timer", "queue", "later", "task", "sleep", "detached", "handler", "data",
  ]

  /// Starts all operations whose events are expected.
  private func begin() {
    let url = server.url
    let seen = seen
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.02), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { seen.note("timer") }
    }
    RunLoop.main.add(timer, forMode: .common)
    DispatchQueue.main.async { seen.note("queue") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { seen.note("later") }
    Task { @MainActor in
      seen.note("task")
      try await Task.sleep(nanoseconds: 20_000_000)
      seen.note("sleep")
    }
    Task.detached { await seen.note("detached") }
    let session = URLSession(configuration: .ephemeral)
    session.dataTask(with: url) { data, response, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      let status = (response as? HTTPURLResponse)?.statusCode
      DispatchQueue.main.async {
        XCTAssertNil(error)
        XCTAssertEqual(text, "hello")
        XCTAssertEqual(status, 200)
        seen.note("handler")
      }
    }.resume()
    Task { @MainActor in
      let (data, _) = try await session.data(from: url)
      XCTAssertEqual(String(decoding: data, as: UTF8.self), "hello")
      seen.note("data")
      session.finishTasksAndInvalidate()
    }
  }

  func testEverythingArrivesInAWindow() throws {
    server = try LoopbackServer(answer: "hello")
    try open()
    begin()
    run { self.seen.words == Self.all }
    XCTAssertEqual(seen.words, Self.all)
  }

  func testEverythingArrivesWithoutADisplay() throws {
    server = try LoopbackServer(answer: "hello")
    let host = HeadlessHost(isStepped: false)
    begin()
    let (seen, all) = (seen, Self.all)
    let check = Timer(timeInterval: 0.005, repeats: true) { _ in
      MainActor.assumeIsolated { if seen.words == all { host.stop() } }
    }
    let end = Timer(fire: Date(timeIntervalSinceNow: 120), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { host.stop() }
    }
    for timer in [check, end] { RunLoop.main.add(timer, forMode: .common) }
    host.run()
    check.invalidate()
    end.invalidate()
    XCTAssertEqual(seen.words, Self.all)
  }

  /// A network response is drawn in the window of an application, without an explicit request for a frame.
  func testAnAnswerIsShown() throws {
    server = try LoopbackServer(answer: "hello")
    try open()
    let loop = FrameLoop(host: host, window: window, screen: .main)
    loop.start()
    defer { ApplicationStart.tearDown() }
    let root = UIWindow(frame: UIScreen.main.bounds)
    root.rootViewController = UIViewController()
    root.rootViewController?.view.backgroundColor = .red
    root.makeKeyAndVisible()
    run { loop.presentedFrameCount > 0 && loop.isIdle }
    let before = loop.presentedFrameCount
    let url = server.url
    Task { @MainActor in
      let (data, _) = try await URLSession.shared.data(from: url)
      root.rootViewController?.view.backgroundColor = data.count == 5 ? .green : .blue
    }
    run { loop.presentedFrameCount > before && loop.isIdle }
    window.surface.waitUntilPresented()
    XCTAssertEqual(root.rootViewController?.view.backgroundColor, .green)
    XCTAssertGreaterThan(loop.presentedFrameCount, before)
    XCTAssertEqual(
      screenPixel(200, 150) & 0xFFFFFF,
      UIColor.green.cgColor.components.map { parts in
        parts.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32(($1 * 255).rounded()) }
      })
  }
}
