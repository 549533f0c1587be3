import QuartzCore
import SwiftABI
import UIKit
import XCTest

/// Tests the C trampolines. They depend on the compiler's calling convention, on symbol names and on the vtable layout.
/// If a new compiler changes one of these, these tests must be the first to fail.
@preconcurrency @MainActor
final class InitializerDispatchTests: XCTestCase {
  private class Plain: UIView {
    nonisolated(unsafe) static var alive = 0
    var note = "by the subclass"
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.alive += 1
    }
    required init?(coder: NSCoder) { nil }
    deinit { Self.alive -= 1 }
  }

  /// A class without its own frame initializers, which inherits both.
  private class Inheriting: Plain {
    var extra = [1, 2, 3]
  }

  /// A class with more overridable members before and after the initializers, so that a wrong vtable slot is detected.
  private class Crowded: Inheriting {
    func first() -> Int { 1 }
    override init(frame: CGRect) {
      super.init(frame: frame.insetBy(dx: 1, dy: 2))
      note = "crowded"
    }
    required init?(coder: NSCoder) { nil }
    func last() -> Int { 2 }
  }

  private class Generic<Content>: UIView {
    var content: [Content] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  private class Responder: UIResponder {
    nonisolated(unsafe) static var alive = 0
    let text: String
    override init() {
      text = "made"
      super.init()
      Self.alive += 1
    }
    deinit { Self.alive -= 1 }
  }

  private class InheritingResponder: Responder {
    var more = 7
  }

  private final class Counted: NSObject {
    nonisolated(unsafe) static var alive = 0
    override init() {
      super.init()
      Self.alive += 1
    }
    deinit { Self.alive -= 1 }
  }

  private class GenericObject<Value>: NSObject {
    var value: Value?
  }

  private let frame = CGRect(x: 1.5, y: -2, width: 300.25, height: 4)

  func testFrameInitializer_reachesTheClassItself() {
    let classes: [UIView.Type] = [
      UIView.self, Plain.self, Inheriting.self, Generic<Int>.self, Generic<(String, CGRect)>.self,
    ]
    for type in classes {
      let view = InitializerDispatch.make(type, frame: frame)
      XCTAssertTrue(Swift.type(of: view) == type, "\(Swift.type(of: view)) instead of \(type)")
      XCTAssertEqual(view.frame, frame, "\(type)")
    }
    let inheriting = InitializerDispatch.make(Inheriting.self, frame: frame)
    XCTAssertEqual(inheriting.extra, [1, 2, 3])
    XCTAssertEqual(inheriting.note, "by the subclass")
  }

  func testOverride_runsWithItsOwnArguments() {
    let type: UIView.Type = Crowded.self
    let view = InitializerDispatch.make(type, frame: frame) as? Crowded
    XCTAssertEqual(view?.note, "crowded")
    XCTAssertEqual(view?.frame, frame.insetBy(dx: 1, dy: 2))
    XCTAssertEqual(view?.first(), 1)
    XCTAssertEqual(view?.last(), 2)
  }

  func testPlainInitializer_ofObjectsRespondersAndLayers() {
    let type: Responder.Type = InheritingResponder.self
    let responder = InitializerDispatch.make(type)
    XCTAssertEqual(responder.text, "made")
    XCTAssertEqual((responder as? InheritingResponder)?.more, 7)
    XCTAssertTrue(
      Swift.type(of: InitializerDispatch.make(GenericObject<[String]>.self)) == GenericObject<[String]>.self)
    XCTAssertTrue(Swift.type(of: InitializerDispatch.make(CALayer.self)) == CALayer.self)
  }

  func testAMillionCalls_leakNothingAndReleaseNothingTwice() {
    for _ in 0..<1_000_000 { _ = InitializerDispatch.make(Counted.self) }
    XCTAssertEqual(Counted.alive, 0)

    // Creating views is slower, so there are fewer of them.
    XCTAssertEqual(Plain.alive, 0)
    let type: Plain.Type = Inheriting.self
    var kept: [Plain] = []
    for call in 0..<20_000 {
      let view = InitializerDispatch.make(type, frame: frame)
      if call % 2_000 == 0 { kept.append(view) }
    }
    XCTAssertEqual(Plain.alive, kept.count)
    XCTAssertTrue(kept.allSatisfy { $0.frame == frame && $0.note == "by the subclass" })
    kept = []
    XCTAssertEqual(Plain.alive, 0)

    for _ in 0..<20_000 { _ = InitializerDispatch.make(InheritingResponder.self) }
    XCTAssertEqual(Responder.alive, 0)
  }
}
