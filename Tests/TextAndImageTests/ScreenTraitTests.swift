import Foundation
import UIKitTesting
import XCTest

@testable import UIKit

/// The traits and the scale of the main screen outside of views: on threads that draw or decode images, and in views that were never
/// in a window. Apple documents a scale of 0 as that of the main screen (`UIGraphicsBeginImageContextWithOptions`), on any thread.
@preconcurrency @MainActor
final class ScreenTraitTests: XCTestCase {
  /// The answers of UIKit to a thread.
  private struct Answers: Sendable {
    let renderer: CGFloat
    let rendererPixels: Int?
    let context: CGFloat?
    let formats: [CGFloat]
    let named: CGFloat?
    let traits: UITraitCollection
    let bodySize: CGFloat
    let label: UIColor

    nonisolated init(bundle: Bundle) {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
      renderer = image.scale
      rendererPixels = image.cgImage?.width
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
      context = UIGraphicsGetImageFromCurrentImageContext()?.scale
      UIGraphicsEndImageContext()
      formats = [UIGraphicsImageRendererFormat.default().scale, UIGraphicsImageRendererFormat.preferred().scale]
      named = UIImage(named: "picture", in: bundle, with: nil)?.scale
      traits = .current
      bodySize = UIFont.preferredFont(forTextStyle: .body).pointSize
      label = UIColor(cgColor: UIColor.label.cgColor)
    }
  }

  /// Returns the answers to another thread, which it gets while the main thread waits.
  private func answersOfAnotherThread(_ bundle: Bundle) throws -> Answers {
    final class Box: @unchecked Sendable { var answers: Answers? }
    let box = Box()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { box.answers = Answers(bundle: bundle) }
    group.wait()
    return try XCTUnwrap(box.answers)
  }

  /// A bundle with a picture in three scales.
  private func makeBundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ScreenTraits-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    for scale in 1...3 {
      let data = try XCTUnwrap(UIImage(cgImage: XCTUnwrap(picture(width: 4 * scale))).pngData())
      let name = scale == 1 ? "picture.png" : "picture@\(scale)x.png"
      try data.write(to: folder.appendingPathComponent(name))
    }
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  private func picture(width: Int) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: width), format: format).image { _ in }.cgImage
  }

  func testAnotherThread_hasTheScaleAndTheTraitsOfTheMainScreen() throws {
    for scale in [1.0, 2, 3] as [CGFloat] {
      let app = TestApplication(size: CGSize(width: 320, height: 480), scale: scale, isDark: scale == 2)
      defer { app.close() }
      let answers = try answersOfAnotherThread(makeBundle())
      XCTAssertEqual(answers.renderer, scale)
      XCTAssertEqual(answers.rendererPixels, Int(10 * scale))
      XCTAssertEqual(answers.context, scale)
      XCTAssertEqual(answers.formats, [scale, scale])
      XCTAssertEqual(answers.named, scale)
      XCTAssertEqual(answers.traits.displayScale, scale)
      XCTAssertEqual(answers.traits, UIScreen.main.traitCollection)
      XCTAssertEqual(answers.label, UIColor.label.resolvedColor(with: UIScreen.main.traitCollection))
    }
  }

  func testAnotherThread_followsTheScreen() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2)
    defer { app.close() }
    app.resize(to: CGSize(width: 320, height: 480), scale: 3)
    UIScreen.main.isDark = true
    UIScreen.main.traitOverrides.contentSizeCategory = .accessibilityLarge
    let answers = try answersOfAnotherThread(makeBundle())
    XCTAssertEqual(answers.renderer, 3)
    XCTAssertEqual(answers.traits.userInterfaceStyle, .dark)
    XCTAssertEqual(answers.traits.preferredContentSizeCategory, .accessibilityLarge)
    XCTAssertEqual(answers.bodySize, UIFont.preferredFont(forTextStyle: .body).pointSize)
    XCTAssertGreaterThan(answers.bodySize, 17)
  }

  func testTheTraitsEndWithTheApplication() throws {
    TestApplication(size: CGSize(width: 320, height: 480), scale: 3, isDark: true).close()
    ApplicationStart.tearDown()
    let answers = try answersOfAnotherThread(makeBundle())
    XCTAssertEqual(answers.renderer, 1)
    XCTAssertEqual(answers.traits, TraitCache.initial)
  }

  /// Threads draw while the application starts, changes its screen and ends.
  func testThreadsDraw_whileApplicationsComeAndGo() throws {
    final class Flag: @unchecked Sendable {
      private let lock = NSLock()
      private var value = false
      var isSet: Bool {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
      }
    }
    let isDone = Flag()
    let isWrong = Flag()
    let group = DispatchGroup()
    for _ in 0..<2 {
      DispatchQueue.global().async(group: group) {
        while !isDone.isSet {
          let scale = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.scale
          if ![1, 2, 3].contains(scale) { isWrong.isSet = true }
        }
      }
    }
    for round in 0..<20 {
      let app = TestApplication(size: CGSize(width: 100, height: 100), scale: CGFloat(round % 3 + 1))
      app.resize(to: CGSize(width: 120, height: 100), scale: 2)
      app.close()
    }
    isDone.isSet = true
    group.wait()
    XCTAssertFalse(isWrong.isSet)
  }

  /// A thread's own traits replace those of the screen until it removes them.
  func testATraitCollectionOfAThread_isItsOwn() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2)
    defer { app.close() }
    final class Box: @unchecked Sendable { var scales: [CGFloat] = [] }
    let box = Box()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let size = CGSize(width: 1, height: 1)
      UITraitCollection(displayScale: 3).performAsCurrent {
        box.scales.append(UIGraphicsImageRenderer(size: size).image { _ in }.scale)
      }
      box.scales.append(UIGraphicsImageRenderer(size: size).image { _ in }.scale)
    }
    group.wait()
    XCTAssertEqual(box.scales, [3, 2])
  }

  /// Drawing with other traits, or resolving a dynamic color, assigns no traits to the thread.
  func testAfterOtherTraits_aThreadFollowsTheScreen() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2)
    defer { app.close() }
    final class Box: @unchecked Sendable { var scales: [CGFloat] = [] }
    let box = Box()
    let isReady = DispatchSemaphore(value: 0)
    let hasChanged = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {}
      _ = UIColor { _ in .red }.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      box.scales.append(UIGraphicsImageRendererFormat().scale)
      isReady.signal()
      hasChanged.wait()
      box.scales.append(UIGraphicsImageRendererFormat().scale)
      isDone.signal()
    }
    isReady.wait()
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      app.resize(to: CGSize(width: 320, height: 480), scale: 3)
    }
    hasChanged.signal()
    isDone.wait()
    XCTAssertEqual(box.scales, [2, 3])
    XCTAssertEqual(UITraitCollection.current.displayScale, 3, "the main thread")
  }

  /// UIKit predicts the traits of a view that is not in a window from those of the screen (WWDC 2019, Implementing Dark Mode on iOS).
  func testTheMainThread_hasTheTraitsOfTheScreen() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2, isDark: true)
    defer { app.close() }
    XCTAssertEqual(UITraitCollection.current, UIScreen.main.traitCollection)
    XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    XCTAssertEqual(UIView().traitCollection, UIScreen.main.traitCollection)
    XCTAssertEqual(UIViewController().traitCollection, UIScreen.main.traitCollection)
    UIScreen.main.isDark = false
    XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    XCTAssertEqual(UIView().traitCollection.userInterfaceStyle, .light)
  }
}
