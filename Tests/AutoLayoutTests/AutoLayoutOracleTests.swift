import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// The measured cases of Auto Layout (`view-cases.json`).
@preconcurrency @MainActor
final class AutoLayoutOracleTests: XCTestCase {
  private func cases(_ family: String) throws -> [String: Oracle.Case] {
    let cases = try Oracle.cases("view-cases.json", family: family)
    return Dictionary(uniqueKeysWithValues: cases.map { ($0.id, $0) })
  }

  private func check(
    _ frame: CGRect, _ wanted: CGRect?, _ id: String, tolerance: CGFloat = 0.01, line: UInt = #line
  ) {
    guard let wanted else { return XCTFail("\(id): no expectation", line: line) }
    let got = frame.fourNumbers
    for (one, other) in zip(got, wanted.fourNumbers) {
      XCTAssertEqual(one, other, accuracy: tolerance, "\(id): \(got) is not \(wanted)", line: line)
    }
  }

  // MARK: auto-layout-ties

  func testTies_goToTheConstraintsThatWereMadeFirst() throws {
    let cases = try cases("auto-layout-ties")
    for (id, sizes, hugging, reversed) in [
      ("tie-equal-hugging", [[83.667, 21.667], [76.333, 19.333]], [250, 250], false),
      ("tie-equal-hugging-reversed-subviews", [[83.667, 21.667], [76.333, 19.333]], [250, 250], true),
      ("tie-same-font", [[83.667, 21.667], [84.333, 21.667]], [250, 250], false),
      ("tie-a-hugs-more", [[83.667, 21.667], [76.333, 19.333]], [251, 250], false),
      ("tie-b-hugs-more", [[83.667, 21.667], [76.333, 19.333]], [250, 251], false),
      ("tie-three-labels", [[34.333, 20], [35, 20], [49, 20]], [250, 250, 250], false),
    ] as [(String, [[CGFloat]], [Float], Bool)] {
      let around = root(393, 72, scale: 3)
      let views = sizes.map { FixedView($0[0], $0[1]) }
      for view in reversed ? views.reversed() : views { around.addSubview(view) }
      var constraints = [views[0].leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 20)]
      for (one, next) in zip(views, views.dropFirst()) {
        constraints.append(next.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 24))
      }
      constraints.append(around.trailingAnchor.constraint(equalTo: views.last!.trailingAnchor, constant: 20))
      for (view, priority) in zip(views, hugging) {
        constraints.append(view.centerYAnchor.constraint(equalTo: around.centerYAnchor))
        view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
      }
      NSLayoutConstraint.activate(constraints)
      around.layoutIfNeeded()
      let expected = try XCTUnwrap(cases[id], id).expect.values("x_and_width")
      for (view, name) in zip(views, ["A", "B", "C"]) {
        let wanted = try expected.numbers(name)
        guard wanted.count == 2 else { return XCTFail("\(id) \(name): \(wanted) is no place and width") }
        XCTAssertEqual(view.frame.minX, wanted[0], accuracy: 0.34, "\(id) \(name)")
        XCTAssertEqual(view.frame.width, wanted[1], accuracy: 0.34, "\(id) \(name)")
      }
    }
  }

  // MARK: auto-layout

  func testCompressionAndInequalities() throws {
    let cases = try cases("auto-layout")
    let around = root(320, 100, scale: 1)
    let a = FixedView(191, 19)
    let b = FixedView(172, 19)
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    around.addSubview(a)
    around.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 12),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(lessThanOrEqualTo: around.trailingAnchor, constant: -12),
      b.widthAnchor.constraint(lessThanOrEqualToConstant: 110),
      NSLayoutConstraint(
        item: a, attribute: .centerY, relatedBy: .equal, toItem: around, attribute: .height, multiplier: 0.25,
        constant: 0),
      NSLayoutConstraint(
        item: b, attribute: .centerY, relatedBy: .equal, toItem: around, attribute: .height, multiplier: 0.25,
        constant: 0),
    ])
    around.layoutIfNeeded()
    check(a.frame, try cases["al-compression-le"]?.expect.rect("A"), "al-compression-le A")
    check(b.frame, try cases["al-compression-le"]?.expect.rect("B"), "al-compression-le B")

    func width(_ make: (UIView) -> [NSLayoutConstraint]) -> CGFloat {
      let around = root(320, 100)
      let view = plainView()
      around.addSubview(view)
      NSLayoutConstraint.activate(
        make(view) + [
          view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 16),
          view.topAnchor.constraint(equalTo: around.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
        ])
      around.layoutIfNeeded()
      return view.frame.width
    }
    let clamped = width { view in
      let preferred = view.widthAnchor.constraint(equalToConstant: 300)
      preferred.priority = UILayoutPriority(500)
      return [
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 200), preferred,
      ]
    }
    try XCTUnwrap(cases["al-inequality-clamped"]).expect("width", clamped)
    let required = width { view in
      let preferred = view.widthAnchor.constraint(equalToConstant: 30)
      preferred.priority = UILayoutPriority(999)
      return [preferred, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)]
    }
    try XCTUnwrap(cases["al-inequality-required-ge"]).expect("width", required)
  }

  func testAspectsAndCentres() throws {
    let cases = try cases("auto-layout")
    func check(_ id: String, _ make: (UIView, UIView) -> [NSLayoutConstraint]) {
      let around = root(320, 240)
      let view = plainView()
      around.addSubview(view)
      NSLayoutConstraint.activate(make(view, around))
      around.layoutIfNeeded()
      self.check(view.frame, cases[id]?.expect["frame", as: CGRect.self], id)
    }
    check("al-aspect-self") { view, around in
      [
        view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 16),
        view.topAnchor.constraint(equalTo: around.topAnchor, constant: 16),
        view.widthAnchor.constraint(equalTo: around.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.625),
      ]
    }
    check("al-aspect-from-height") { view, around in
      [
        view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -16),
        view.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -16),
        view.heightAnchor.constraint(equalTo: around.heightAnchor, multiplier: 0.25),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
      ]
    }
    func centred(_ id: String, _ x: CGFloat, _ y: CGFloat, _ size: CGSize, multiplier: CGFloat = 1) {
      check(id) { view, around in
        [
          view.centerXAnchor.constraint(equalTo: around.centerXAnchor, constant: x),
          NSLayoutConstraint(
            item: view, attribute: .centerY, relatedBy: .equal, toItem: around, attribute: .centerY,
            multiplier: multiplier, constant: y),
          view.widthAnchor.constraint(equalToConstant: size.width),
          view.heightAnchor.constraint(equalToConstant: size.height),
        ]
      }
    }
    centred("al-center-odd-size", -90, 0, CGSize(width: 45, height: 25))
    centred("al-center-offset", 80, -60, CGSize(width: 40, height: 40))
    centred("al-center-multiplier-half", 0, 0, CGSize(width: 80, height: 40), multiplier: 0.5)
    centred("al-center-multiplier-one-and-half", 0, 0, CGSize(width: 80, height: 40), multiplier: 1.5)
  }

  // MARK: visual-format

  func testVisualFormat() throws {
    let cases = try cases("visual-format")
    let around = root(320, 240)
    let named = ["view", "other", "third"].map { ($0, plainView()) }
    for (_, view) in named { around.addSubview(view) }
    let views = Dictionary(uniqueKeysWithValues: named)
    func describe(_ constraint: NSLayoutConstraint) -> String {
      func name(_ item: AnyObject?) -> String { named.first { $0.1 === item }?.0 ?? "super" }
      // The cases write "super topMargin"; the transcript of the probe says "superMargins.top", the layout margins guide.
      func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        item === around.layoutMarginsGuide ? "super \(attribute)Margin" : name(item) + ".\(attribute)"
      }
      let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(relation) "
      let constant = "\(Int(constraint.constant))"
      if constraint.secondItem == nil {
        text += constant
      } else {
        text += side(constraint.secondItem, constraint.secondAttribute)
        if constraint.constant != 0 { text += " + \(constant)" }
      }
      if constraint.priority != .required { text += " @\(Int(constraint.priority.rawValue))" }
      return text
    }
    var checked = 0
    for (id, one) in cases {
      var format = try one.config.string("format")
      let wanted = try one.expect.strings("constraints")
      if id == "vfl-15" {
        // UIKit raises an exception; an error is reported here (docs/differences.md).
        XCTAssertEqual(wanted, ["raises NSInvalidArgumentException"], id)
        XCTAssertThrowsError(try NSLayoutConstraint.parsedConstraints("H:|[nobody]|", views: views), id)
        checked += 1
        continue
      }
      if let end = format.range(of: " with ") { format = String(format[..<end.lowerBound]) }
      let made = try NSLayoutConstraint.parsedConstraints(format, metrics: ["pad": 7, "w": 33], views: views)
      XCTAssertEqual(made.map(describe), wanted, id)
      checked += 1
    }
    XCTAssertEqual(checked, cases.count)
  }

  /// podsurfaceprobe: the constraints of `|-` are with the layout margins guide itself, with the attribute of the edge.
  func testTheMarginsOfAVisualFormat() throws {
    let around = root(320, 240)
    let view = plainView()
    around.addSubview(view)
    around.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    let made = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view]-|", metrics: nil, views: ["view": view])
    XCTAssertIdentical(made.first?.secondItem, around.layoutMarginsGuide)
    XCTAssertEqual(made.first?.secondAttribute, .leading)
    XCTAssertIdentical(made.last?.firstItem, around.layoutMarginsGuide)
    XCTAssertEqual(made.last?.firstAttribute, .trailing)
    NSLayoutConstraint.activate(made)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-[view]-|", metrics: nil, views: ["view": view]))
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 5, width: 270, height: 228))
  }

  /// The documentation of `UIViewController.topLayoutGuide` contains a format with a guide and a space.
  func testALayoutGuideInAVisualFormat() throws {
    let around = root(320, 240)
    let guide = UILayoutGuide()
    around.addLayoutGuide(guide)
    let button = plainView()
    around.addSubview(button)
    let views: [String: Any] = ["topLayoutGuide": guide, "button": button]
    var made = try NSLayoutConstraint.parsedConstraints("V: [topLayoutGuide]-20-[button(30)]", views: views)
    made += try NSLayoutConstraint.parsedConstraints("V:|[topLayoutGuide(40)]", views: views)
    NSLayoutConstraint.activate(made)
    around.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame.maxY, 40)
    XCTAssertEqual(button.frame.minY, 60)
    XCTAssertEqual(button.frame.height, 30)
  }

  // MARK: stack-view

  func testStacks() throws {
    let cases = try cases("stack-view")
    func frames(_ stack: UIStackView, in size: CGSize) -> [CGRect] {
      let around = root(400, 400)
      around.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: around.leadingAnchor),
        stack.topAnchor.constraint(equalTo: around.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: size.width),
        stack.heightAnchor.constraint(equalToConstant: size.height),
      ])
      around.layoutIfNeeded()
      return stack.arrangedSubviews.map(\.frame)
    }
    func check(_ id: String, _ got: [CGRect]) {
      let wanted = cases[id]?.expect["frames", as: [CGRect].self] ?? []
      XCTAssertEqual(got.count, wanted.count, id)
      for (frame, expected) in zip(got, wanted) { self.check(frame, expected, id) }
    }
    func stack(
      _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ distribution: UIStackView.Distribution,
      _ alignment: UIStackView.Alignment, _ views: [UIView]
    ) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      stack.spacing = spacing
      stack.distribution = distribution
      stack.alignment = alignment
      return stack
    }
    check(
      "stack-fill-equally-rounding",
      frames(
        stack(.vertical, 10, .fillEqually, .fill, (0..<3).map { _ in plainView() }),
        in: CGSize(width: 180, height: 300)))
    check(
      "stack-v-equal-center",
      frames(
        stack(.vertical, 6, .fillEqually, .center, [14.5, 35, 67].map { FixedView($0, 15) }),
        in: CGSize(width: 115, height: 130)))
    check(
      "stack-fill-plain-view-h",
      frames(
        stack(.horizontal, 8, .fill, .center, [FixedView(27, 18), plainView(), FixedView(36, 18)]),
        in: CGSize(width: 300, height: 30)))
    check(
      "stack-fill-plain-view-v",
      frames(
        stack(
          .vertical, 10, .fill, .fill, [FixedView(100, 20.5), plainView(), FixedView(80, 14.5)]),
        in: CGSize(width: 300, height: 180)))
    check(
      "stack-v-equal-labels-96",
      frames(
        stack(
          .vertical, 4, .fillEqually, .leading, [FixedView(68.5, 20.5), FixedView(160.5, 17), FixedView(93.5, 13.5)]),
        in: CGSize(width: 266, height: 96)))

    let heights: [CGFloat] = [18, 16, 16]
    let first = stack(.vertical, 3, .fill, .leading, zip([60, 50, 70], heights).map { FixedView($0, $1) })
    let second = stack(.vertical, 3, .fill, .trailing, zip([37, 45, 77.5], heights).map { FixedView($0, $1) })
    let nested = stack(.horizontal, 10, .fillEqually, .top, [first, second])
    let columns = frames(nested, in: CGSize(width: 266, height: 111))
    let one = try XCTUnwrap(cases["stack-nested-columns"])
    let wanted = try one.expect.lists("columns")
    XCTAssertEqual(columns.count, wanted.count, one.id)
    for (frame, wanted) in zip(columns, wanted) {
      XCTAssertEqual([frame.minX, frame.minY, frame.width, frame.height], wanted, one.id)
    }
    one.expect("second_column_label_x", second.arrangedSubviews.map(\.frame.minX))
    one.expect("label_y", second.arrangedSubviews.map(\.frame.minY))
    one.expect("label_heights", second.arrangedSubviews.map(\.frame.height))
  }

  // MARK: Guides

  /// Returns the view of a view controller with safe area insets.
  private func rootWithSafeArea(_ size: CGSize, _ insets: UIEdgeInsets) -> (UIView, UIViewController) {
    let controller = UIViewController()
    controller.view = root(size.width, size.height)
    controller.additionalSafeAreaInsets = insets
    return (controller.view, controller)
  }

  func testAGuideOfAViewWhoseSizeDependsOnIt_isSolvedAlong() throws {
    let cases = try cases("safe-area")
    let one = try XCTUnwrap(cases["guide-owner-sized-by-guide-0"])
    let insets = try one.config.numbers("root_safeAreaInsets_tlbr")
    let (around, controller) = rootWithSafeArea(
      CGSize(width: 375, height: 667),
      UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    let (owner, child, sibling) = (plainView(), plainView(), plainView())
    around.addSubview(owner)
    owner.addSubview(child)
    around.addSubview(sibling)
    let safe = around.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      owner.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      owner.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      owner.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      child.topAnchor.constraint(equalTo: owner.topAnchor),
      child.leadingAnchor.constraint(equalTo: owner.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: owner.trailingAnchor, constant: -10),
      child.heightAnchor.constraint(equalToConstant: 44),
      child.bottomAnchor.constraint(equalTo: owner.safeAreaLayoutGuide.bottomAnchor),
      sibling.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      sibling.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      sibling.bottomAnchor.constraint(equalTo: owner.topAnchor, constant: 6),
      sibling.heightAnchor.constraint(equalToConstant: 148),
    ])
    around.layoutIfNeeded()
    check(owner.frame, try one.expect.rect("owner"), one.id)
    check(child.frame, try one.expect.rect("child"), one.id)
    check(sibling.frame, try one.expect.rect("sibling"), one.id)
    _ = controller
  }

  func testTheMarginsGuideHoldsTheSafeArea() throws {
    let cases = try cases("auto-layout")
    let one = try XCTUnwrap(cases["margins-guide-plus-safe-area"])
    let window = try one.config.numbers("window_safe_area_tlbr")
    let margins = try one.config.numbers("margins_tlbr")
    let down = try one.config.number("parent_y_in_window")
    let (scene, controller) = rootWithSafeArea(
      CGSize(width: 320, height: 568), UIEdgeInsets(top: window[0], left: 0, bottom: window[2], right: 0))
    let parent = UIView(frame: CGRect(x: 0, y: down, width: 320, height: 300))
    parent.contentScaleFactor = 2
    parent.layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    scene.addSubview(parent)
    let views = (0..<3).map { _ in plainView() }
    for view in views { parent.addSubview(view) }
    let guide = parent.layoutMarginsGuide
    func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
      [view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height)]
    }
    NSLayoutConstraint.activate(
      size(views[0], 80, 30) + size(views[1], 60, 40) + size(views[2], 60, 40) + [
        views[0].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        views[0].centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        views[1].leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        views[1].topAnchor.constraint(equalTo: guide.topAnchor),
        views[2].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        views[2].bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    scene.layoutIfNeeded()
    parent.layoutIfNeeded()
    for (view, name) in zip(views, ["centred", "top_left", "bottom_right"]) {
      check(view.frame, try one.expect.rect(name), "\(one.id) \(name)")
    }
    _ = controller
  }

  // MARK: auto-layout-rounding

  func testSizesAreRoundedToThePixel() throws {
    let cases = try cases("auto-layout-rounding")
    let one = try XCTUnwrap(cases["al-size-round-0"])
    let exact = try one.config.number("exact_size")
    let around = root(320, 240)
    let view = plainView()
    around.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      view.topAnchor.constraint(equalTo: around.topAnchor), view.widthAnchor.constraint(equalToConstant: exact),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    around.layoutIfNeeded()
    one.expect("size", view.frame.width)
  }

  // MARK: corners

  /// Returns the area that each rounded corner cuts off a black view on white, in pixels. It is measured in the picture.
  private func cutArea(_ size: CGSize, radius: CGFloat, curve: CALayerCornerCurve, scale: CGFloat) -> Double {
    let app = TestApplication(size: CGSize(width: size.width + 20, height: size.height + 20), scale: scale)
    defer { app.close() }
    let view = UIView(frame: CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    view.backgroundColor = .black
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = curve
    app.show(view)
    let picture = app.snapshot()
    var light = 0.0
    let (left, top) = (Int(10 * scale), Int(10 * scale))
    for y in top..<top + Int(size.height * scale) {
      for x in left..<left + Int(size.width * scale) { light += Double(picture.color(x: x, y: y).red) / 255 }
    }
    return light / 4
  }

  func testRoundedCornersCutWhatUIKitsDo() throws {
    let cases = try cases("corners")
    // The continuous capsule is listed in docs/differences.md.
    let one = try XCTUnwrap(cases["corner-area-circular-12"])
    let wanted = try one.expect.number("cut_area_px2_per_corner")
    let circular = cutArea(CGSize(width: 60, height: 60), radius: 12, curve: .circular, scale: 3)
    XCTAssertEqual(circular, wanted, accuracy: one.tolerance ?? 1, one.id)
    // If there is enough space, the curve of UIKit's paths cuts 1.0498 times as much (by integration of its Bézier
    // curves); measurements.md 14.13 has 1.08 for layers, which is listed in docs/differences.md.
    let continuous = cutArea(CGSize(width: 60, height: 60), radius: 12, curve: .continuous, scale: 3)
    XCTAssertEqual(continuous / circular, 1.0498, accuracy: 0.005)
  }
}
