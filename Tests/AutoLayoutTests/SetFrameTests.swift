import UIKitTesting
import XCTest

@testable import UIKit

/// Frames that code sets for views that no constraint contains, and that do not translate their autoresizing masks.
///
/// hyperoslo/ImagePicker (d8a8f84, `viewDidAppear`, `updateGalleryViewFrames` and `updateFrames`) sets the frames of its gallery and
/// of the collection view in it, which have no constraints, beside views with constraints. The gallery disappeared.
@preconcurrency @MainActor
final class SetFrameTests: XCTestCase {
  private var application: TestApplication!
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let bar = UIView()
  private let free = UIView()
  private let inner = UIView()
  private let freeFrame = CGRect(x: 0, y: 600, width: 400, height: 144)
  private let innerFrame = CGRect(x: 0, y: 24, width: 400, height: 120)

  override func setUp() async throws {
    application = TestApplication(size: CGSize(width: 400, height: 800), scale: 1)
    application.onReport = { XCTFail($0) }
    for view in [bar, free, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(bar)
    root.addSubview(free)
    free.addSubview(inner)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor), bar.heightAnchor.constraint(equalToConstant: 100),
    ])
    application.show(root)
    free.frame = freeFrame
    inner.frame = innerFrame
  }
  override func tearDown() async throws { application.close() }

  func testTheyStayWhenTheSuperviewIsLaidOut() {
    application.frame()
    XCTAssertEqual(free.frame, freeFrame)
    XCTAssertEqual(inner.frame, innerFrame)
    root.setNeedsLayout()
    free.setNeedsLayout()
    application.frame()
    XCTAssertEqual(free.frame, freeFrame)
    XCTAssertEqual(inner.frame, innerFrame)
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 700, width: 400, height: 100))
    XCTAssertTrue(free.hasAmbiguousLayout)
  }

  func testTheyStayWhenConstraintsChange() {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(button)
    button.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
    button.centerYAnchor.constraint(equalTo: bar.centerYAnchor).isActive = true
    button.setTitle("Done", for: .normal)
    application.frame()
    XCTAssertGreaterThan(button.frame.width, 0)
    XCTAssertEqual(free.frame, freeFrame)
  }

  /// A constraint determines the whole frame: what it says nothing of is zero.
  func testAConstraintEndsThem() {
    inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
    application.frame()
    XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 50, height: 0))
    XCTAssertEqual(free.frame, freeFrame)
  }

  /// A view with an intrinsic size has this size at the origin, also if it receives the size later.
  func testViewsWithAnIntrinsicSize() {
    let label = UILabel(frame: CGRect(x: 30, y: 40, width: 5, height: 5))
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Text"
    let picture = UIImageView(frame: CGRect(x: 30, y: 40, width: 5, height: 5))
    picture.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    root.addSubview(picture)
    application.frame()
    XCTAssertEqual(label.frame.origin, .zero)
    XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width, accuracy: 1)
    XCTAssertEqual(picture.frame, CGRect(x: 30, y: 40, width: 5, height: 5))
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 9)).image { _ in }
    application.frame()
    XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 8, height: 9))
  }
}
