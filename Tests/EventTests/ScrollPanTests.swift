import UIKit
import UIKitTesting
import XCTest

/// Pan recognizers for the scroll input of pointing devices: `UIPanGestureRecognizer.allowedScrollTypesMask`
/// (UIPanGestureRecognizer.h, iOS 13.4: "mask of scroll types to recognize"; none by default; such pans have no
/// touches).
@preconcurrency @MainActor
final class ScrollPanTests: XCTestCase {
  private var app: TestApplication!
  private let notes = PanNotes()

  override func tearDown() async throws { app?.close() }

  @MainActor private final class PanNotes {
    nonisolated init() {}
    var log: [String] = []
    func zero(_ pan: UIPanGestureRecognizer) { pan.setTranslation(.zero, in: pan.view) }
    func note(_ pan: UIPanGestureRecognizer) {
      let way = pan.translation(in: pan.view)
      log.append("\(pan.state) \(Int(way.x)),\(Int(way.y)) \(pan.numberOfTouches)")
    }
  }

  private func start(_ mask: UIScrollTypeMask, in content: UIView) -> UIPanGestureRecognizer {
    app = TestApplication(size: CGSize(width: 200, height: 200))
    app.onReport = { XCTFail($0) }
    app.show(content)
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = mask
    pan.addTarget(notes, action: Selector("note:", PanNotes.note))
    content.addGestureRecognizer(pan)
    notes.log = []
    return pan
  }

  private func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }

  func testATouchpad() {
    let pan = start(.continuous, in: box())
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -30), duration: 0.05)
    XCTAssertEqual(notes.log, ["began 0,-10 0", "changed 0,-20 0", "changed 0,-30 0", "ended 0,-30 0"])
    XCTAssertEqual(pan.state, .possible)
    notes.log = []
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1))
    XCTAssertEqual(notes.log, [], "a wheel is another type")
  }

  func testAWheel_endsWhenItRests() {
    _ = start(.discrete, in: box())
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1))
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1))
    XCTAssertEqual(notes.log, ["began 0,-60 0", "changed 0,-120 0"])
    app.advance(by: 0.5)
    XCTAssertEqual(notes.log.last, "ended 0,-120 0")
    notes.log = []
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -30))
    XCTAssertEqual(notes.log, [])
  }

  /// Scroll input goes to the innermost scroll view or pan recognizer. Without a mask, a pan recognizer receives none, and
  /// the scroll views around it scroll.
  func testAroundAndInsideOfScrollViews() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 2000)
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    scroll.addSubview(inside)
    let around = box()
    around.addSubview(scroll)
    _ = start(.all, in: around)
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -60), hold: 0.2)
    XCTAssertEqual(notes.log, [], "the scroll view lies further inside")
    XCTAssertEqual(scroll.contentOffset.y, 60)
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    pan.addTarget(notes, action: Selector("note:", PanNotes.note))
    inside.addGestureRecognizer(pan)
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -60), hold: 0.2)
    XCTAssertEqual(notes.log.last, "ended 0,-60 0")
    XCTAssertEqual(scroll.contentOffset.y, 60)
    try app.waitUntilIdle()
  }

  func testTheTranslationIsSet_andFingersAreAsEver() {
    let pan = start(.all, in: box())
    pan.addTarget(notes, action: Selector("zero:", PanNotes.zero))
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 30, y: 0), duration: 0.05)
    XCTAssertEqual(notes.log, ["began 10,0 0", "changed 10,0 0", "changed 10,0 0", "ended 0,0 0"])
    notes.log = []
    app.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 90, y: 100), duration: 0.05)
    XCTAssertTrue(notes.log.first?.hasPrefix("began") ?? false)
    XCTAssertTrue(notes.log.first?.hasSuffix("1") ?? false)
  }
}
