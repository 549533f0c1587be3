import QuartzCore
import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Compares the rows of `control-metrics.tsv`. Each row has a check here or in another test, or belongs to a missing
/// class.
@preconcurrency @MainActor
final class ControlMetricsTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws { app?.close() }

  private func show(_ view: UIView, _ size: CGSize, scale: CGFloat = 2) {
    app?.close()
    app = TestApplication(size: CGSize(width: 400, height: 667), scale: scale)
    app.onReport = { XCTFail($0) }
    view.frame = CGRect(origin: .zero, size: size)
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(view)
    app.frame()
  }

  /// The types whose rows other tests compare, with the names of these tests.
  private static let elsewhere = [
    "UILabel one-line height", "UIFont.preferredFont", "UIFontMetrics.scaledValue",  // FontMetricsTests
  ]
  /// The types of missing classes and of those that exist only on a Mac (docs/differences.md).
  private static let later = ["UITableView (Catalyst)"]

  func testEveryRow() throws {
    var checked = 0
    var left = 0
    let checks = self.checks
    for line in try Oracle.rows("control-metrics.tsv") {
      if Self.elsewhere.contains(where: { line.type.hasPrefix($0) }) { continue }
      if Self.later.contains(line.type) {
        left += 1
        continue
      }
      let row = "\(line.type): \(line.property)"
      guard let check = checks[row] else {
        XCTFail("no test knows the row \(row) = \(line.value)")
        continue
      }
      XCTAssertEqual(try check(), line.value, row)
      checked += 1
    }
    XCTAssertEqual(checked, checks.count, "a check without a row")
    print("control-metrics.tsv: \(checked) rows checked, \(left) of what is not built")
  }

  // MARK: The format of the file

  private func text(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
  private func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }
  private func text(_ insets: NSDirectionalEdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(text).joined(separator: ",")
  }
  private func text(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map(text).joined(separator: ",")
  }

  private typealias Check = @MainActor () throws -> String

  private var checks: [String: Check] {
    labels.merging(layers) { $1 }.merging(fonts) { $1 }.merging(controls) { $1 }.merging(buttons) { $1 }
      .merging(bars) { $1 }.merging(searchBars) { $1 }
  }

  /// Returns a search bar with the text "text" and a size, after its layout.
  private func searchBar(_ size: CGSize, scale: CGFloat) -> UISearchBar {
    let bar = UISearchBar()
    bar.text = "text"
    show(bar, size, scale: scale)
    return bar
  }

  private var searchBars: [String: Check] {
    [
      "UISearchBar: sizeThatFits (Catalyst)": {
        let sizes = [0, 30, 80].map { UISearchBar().sizeThatFits(CGSize(width: 300, height: $0)) }
        XCTAssertEqual(Set(sizes.map(\.height)).count, 1)
        XCTAssertEqual(sizes[0].width, 300)
        return "width x \(self.text(sizes[0].height)) for any height"
      },
      "UISearchBar: field frame (iOS 26.1)": {
        for width in [200, 300, 393] as [CGFloat] {
          for height in [30, 44, 60, 80] as [CGFloat] {
            let field = self.searchBar(CGSize(width: width, height: height), scale: 2).searchTextField
            XCTAssertEqual(field.frame, CGRect(x: 8, y: (height - 44) / 2, width: width - 16, height: 44))
            XCTAssertEqual(field.layer.cornerRadius, 22)
          }
        }
        return "8, (H-44)/2, W-16, 44; capsule radius 22"
      },
      "UISearchBar: field font": {
        let starts = [3, 2].map { scale in
          let field = self.searchBar(CGSize(width: 393, height: 44), scale: scale).searchTextField
          XCTAssertEqual(field.font, .systemFont(ofSize: 17, weight: .medium))
          return self.text(field.textRect(forBounds: field.bounds).minX)
        }
        return "17 medium (Catalyst); text starts at \(starts[0]) (3x) / \(starts[1]) (2x)"
      },
      "UISearchBar: text box trailing gap with clear button": {
        let field = self.searchBar(CGSize(width: 393, height: 44), scale: 3).searchTextField
        return self.text(field.bounds.maxX - field.textRect(forBounds: field.bounds).maxX)
      },
      "UISearchBar: clear button": {
        let field = self.searchBar(CGSize(width: 393, height: 44), scale: 3).searchTextField
        let rect = field.clearButtonRect(forBounds: field.bounds)
        let numbers = [rect.minY, rect.width, rect.height].map(self.text).joined(separator: ", ")
        return "W-\(self.text(field.bounds.width - rect.minX)), \(numbers) (3x)"
      },
    ]
  }

  private var labels: [String: Check] {
    [
      "UITableViewCell: disclosure size": {
        let sizes = [2, 3].map { AccessoryMetrics(bodyPointSize: 17, scale: $0).disclosure }
        return zip(sizes, [2, 3]).map { "\(self.text($0)) (\($1)x)" }.joined(separator: ", ")
      },
      "NSCollectionLayoutSupplementaryItem: itemAnchor / contentInsets": {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
        let item = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "x", containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
        return "\(item.itemAnchor == nil ? "nil" : "one") / \(item.contentInsets == .zero ? "zero" : "some")"
      },
      "NSCollectionLayoutItem: supplementaryItems": {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
        return NSCollectionLayoutItem(layoutSize: size).supplementaryItems.isEmpty ? "empty array" : "some"
      },
      "UILabel: textAlignment / lineBreakMode": {
        let label = UILabel()
        return "\(Self.name(label.textAlignment)) / \(Self.name(label.lineBreakMode))"
      },
      "NSParagraphStyle: default alignment": { Self.name(NSParagraphStyle.default.alignment) },
      "UIView: isOpaque: UIView, UILabel, UIImageView / UIButton": {
        XCTAssertEqual(UIView().isOpaque, UILabel().isOpaque)
        XCTAssertEqual(UIView().isOpaque, UIImageView().isOpaque)
        return "\(UIView().isOpaque) / \(UIButton().isOpaque)"
      },
      "UIView: noIntrinsicMetric": { self.text(UIView.noIntrinsicMetric) },
      "NSLayoutConstraint: default priority": {
        let view = UIView()
        return self.text(CGFloat(view.widthAnchor.constraint(equalToConstant: 1).priority.rawValue))
      },
      "NSLayoutConstraint: system spacing between siblings": {
        let (root, one, other) = (UIView(), UIView(), UIView())
        for view in [one, other] {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
        }
        let made = NSLayoutConstraint.constraints(
          withVisualFormat: "[one]-[other]", metrics: nil, views: ["one": one, "other": other])
        return self.text(made.first?.constant ?? 0)
      },
      "UIImage: animatedImage duration 0": {
        let frame = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let (one, three, five) = (
          UIImage.animatedImage(with: [frame], duration: 0)?.duration ?? 0,
          UIImage.animatedImage(with: [frame, frame, frame], duration: 0)?.duration ?? 0,
          UIImage.animatedImage(with: [frame, frame, frame, frame, frame], duration: -1)?.duration ?? 0
        )
        XCTAssertEqual(five, 5.0 / 30, accuracy: 1e-9, "less than nothing is nothing")
        XCTAssertEqual(UIImage.animatedImage(with: [frame], duration: 0.5)?.duration, 0.5)
        return String(format: "n/30 s (%.4f for one, %.1f for three)", one, three)
      },
      "UIImage: animatedImage mixed sizes": {
        let frames = [2, 4, 3].map { side in
          UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        let size = try XCTUnwrap(UIImage.animatedImage(with: frames, duration: 1)).size
        return "size = largest frame (\(self.text(size)) in the probe)"
      },
      "UILabel: baselineAdjustment": {
        UILabel().baselineAdjustment == .alignBaselines
          ? "alignBaselines (\(UIBaselineAdjustment.alignBaselines.rawValue))" : "another"
      },
      "NSString.boundingRect: one line, system 16": {
        let size = ("One line" as NSString).boundingRect(
          with: .zero, options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 16)],
          context: nil)
        return "height \(self.text(size.height)) (not rounded)"
      },
      "NSDirectionalRectEdge: top/leading/bottom/trailing/all": {
        [NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all].map { "\($0.rawValue)" }.joined(separator: "/")
      },
      // The property is deprecated and not implemented (docs/differences.md): the view controller's scroll view is
      // adjusted.
      "UIViewController: automaticallyAdjustsScrollViewInsets": {
        "\(UIScrollView().contentInsetAdjustmentBehavior == .automatic)"
      },
    ]
  }

  private static func name(_ alignment: NSTextAlignment) -> String {
    alignment == .natural ? "natural (\(alignment.rawValue))" : "another (\(alignment.rawValue))"
  }
  private static func name(_ mode: NSLineBreakMode) -> String {
    mode == .byTruncatingTail ? "truncatingTail (\(mode.rawValue))" : "another (\(mode.rawValue))"
  }

  private var layers: [String: Check] {
    [
      "CALayer: anchorPoint": { "\(self.text(CALayer().anchorPoint.x)),\(self.text(CALayer().anchorPoint.y))" },
      "CALayer: contentsScale": { self.text(CALayer().contentsScale) },
      "CALayer: opacity": { self.text(CGFloat(CALayer().opacity)) },
      "CALayer: borderColor": {
        XCTAssertNotNil(CALayer.defaultValue(forKey: "borderColor"))
        let color = try XCTUnwrap(CALayer().borderColor)
        return self.text(UIColor(cgColor: color)) == "0,0,0,1" ? "opaque black" : "\(color)"
      },
      "CALayer: backgroundColor": { CALayer().backgroundColor == nil ? "nil" : "a colour" },
    ]
  }

  private var fonts: [String: Check] {
    [
      "UIFont: boldSystemFont weight": {
        let bold = UIFont.boldSystemFont(ofSize: 17)
        XCTAssertEqual(bold.request.weight, 600)
        XCTAssertNotEqual(bold, UIFont.systemFont(ofSize: 17, weight: .bold))
        XCTAssertNotEqual(bold, UIFont.systemFont(ofSize: 17, weight: .semibold))
        return "semibold face; differs from weight .bold and from .semibold objects"
      },
      "UIFont: weights regular/medium/semibold/bold/heavy": {
        [UIFont.Weight.regular, .medium, .semibold, .bold, .heavy].map { self.text($0.rawValue) }.joined(separator: "/")
      },
      "UIFont: same size twice": {
        UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17) ? "identical object" : "two objects"
      },
      "UIFont: preferredFont(body) == systemFont(17)": {
        "\(UIFont.preferredFont(forTextStyle: .body) == UIFont.systemFont(ofSize: 17))"
      },
    ]
  }

  private var controls: [String: Check] {
    let indicator = { (style: UIActivityIndicatorView.Style) in UIActivityIndicatorView(style: style) }
    return [
      "UIActivityIndicatorView: whiteLarge (raw 0) size": { self.text(indicator(.whiteLarge).frame.size) },
      "UIActivityIndicatorView: white (raw 1) size": { self.text(indicator(.white).frame.size) },
      "UIActivityIndicatorView: gray (raw 2) colour (light)": { self.text(indicator(.gray).color) },
      "UIActivityIndicatorView: medium (raw 100) size": { self.text(indicator(.medium).frame.size) },
      "UIActivityIndicatorView: medium (raw 100) colour (light)": { self.text(indicator(.medium).color) },
      "UIActivityIndicatorView: large (raw 101) size": { self.text(indicator(.large).frame.size) },
      "UIActivityIndicatorView: hidesWhenStopped": { "\(indicator(.medium).hidesWhenStopped)" },
      "UIStepper: intrinsic size": { self.text(UIStepper().intrinsicContentSize) },
      "UIStepper: sizeThatFits": {
        let sizes = [CGSize.zero, CGSize(width: 500, height: 10)].map { self.text(UIStepper().sizeThatFits($0)) }
        return Set(sizes).count == 1 ? "\(sizes[0]) for any proposal" : "\(sizes)"
      },
      "UIStepper: minimum / maximum / step": {
        let stepper = UIStepper()
        return [stepper.minimumValue, stepper.maximumValue, stepper.stepValue].map { self.text(CGFloat($0)) }
          .joined(separator: " / ")
      },
      "UISlider: intrinsic (Catalyst)": {
        let size = UISlider().intrinsicContentSize
        return "\(self.text(size.width)) x \(self.text(size.height))"
      },
      "UISlider: thumb": {
        let slider = UISlider()
        self.show(slider, CGSize(width: 240, height: 34))
        for fraction in [0, 0.31, 0.5, 1] as [Float] {
          let rect = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: fraction)
          XCTAssertEqual(rect.minX, (CGFloat(fraction) * 203).rounded())
          XCTAssertEqual(rect.size, CGSize(width: 37, height: 24))
        }
        let isCapsule = slider.subviews.contains { $0.subviews.first?.layer.cornerRadius == 12 }
        XCTAssertTrue(isCapsule)
        return "37x24 capsule; x = round(fraction*(W-37))"
      },
      "UISlider: minimum track ends at": {
        let slider = UISlider()
        slider.value = 0.31
        self.show(slider, CGSize(width: 240, height: 34))
        let end = CGFloat(Float(0.31)) * 203 + 18.5
        let frames = slider.subviews.map(\.frame)
        XCTAssertTrue(frames.contains { abs($0.maxX - end) < 0.001 }, "\(frames)")
        return "exact (unrounded) thumb centre"
      },
      "UISlider: 6 ticks over 0...5, tick values only": {
        let slider = UISlider()
        slider.maximumValue = 5
        slider.trackConfiguration = .init(numberOfTicks: 6)
        let taken = [0.4, 0.6, 2.49, 2.51].map { (value: Float) -> String in
          slider.value = value
          return "\(value)->\(self.text(CGFloat(slider.value)))"
        }
        // Different endpoints, a different range, and values set in code, which may exceed the limits for the user.
        slider.minimumValue = -10
        slider.maximumValue = 10
        slider.trackConfiguration = .init(enabledRange: 0...0.5, numberOfTicks: 3)
        slider.setValue(6, animated: true)
        XCTAssertEqual(slider.value, 10)
        slider.trackConfiguration = .init(allowsTickValuesOnly: false, numberOfTicks: 3)
        slider.value = 6
        XCTAssertEqual(slider.value, 6)
        return taken.joined(separator: ", ")
      },
      "UISlider: trackConfiguration": { UISlider().trackConfiguration == nil ? "nil" : "one" },
      "UISegmentedControl: selected pill": {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 1
        self.show(control, CGSize(width: 300, height: 34))
        XCTAssertEqual(control.pillRect, control.segmentRect(1).insetBy(dx: 2, dy: 2))
        let pill = try XCTUnwrap(control.subviews.first { $0.frame == control.pillRect })
        XCTAssertEqual(pill.layer.cornerRadius, pill.bounds.height / 2)
        return "segment inset by 2 on all sides, capsule"
      },
      "UISegmentedControl: title fonts": {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        self.show(control, CGSize(width: 300, height: 34))
        let fonts = control.segments.map {
          $0.label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        }
        XCTAssertEqual(
          fonts, [.systemFont(ofSize: 13, weight: .regular), .systemFont(ofSize: 13, weight: .medium)])
        return "13 regular, selected 13 medium"
      },
      "UIPageControl: content box": {
        let control = UIPageControl()
        control.numberOfPages = 4
        self.show(control, CGSize(width: 300, height: 40))
        XCTAssertEqual(control.contentRect, CGRect(x: 104, y: 7, width: 92, height: 26))
        return "18n+20 wide, 26 high, centred"
      },
      "UIPageControl: default tints": {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        self.show(control, CGSize(width: 300, height: 40))
        XCTAssertNil(control.pageIndicatorTintColor)
        XCTAssertNil(control.currentPageIndicatorTintColor)
        let colors = control.subviews.compactMap(\.backgroundColor).map { self.text($0) }
        XCTAssertEqual(colors.filter { $0 == "1,1,1,0.45" }.count, 2, "\(colors)")
        XCTAssertEqual(colors.filter { $0 == "1,1,1,1" }.count, 1, "\(colors)")
        return "white 0.45, current white"
      },
      "UIPageControl: dot pitch / first slot": {
        let control = UIPageControl()
        control.numberOfPages = 4
        self.show(control, CGSize(width: 300, height: 40))
        let slots = (0..<4).map { control.slotRect($0) }
        let first = slots[0].minX - control.contentRect.minX
        let dot = try XCTUnwrap(control.subviews.last).bounds.width
        return
          "\(self.text(slots[1].minX - slots[0].minX)) / \(self.text(first)) pt inside the box, slots \(self.text(slots[0].width)) wide, dot \(self.text(dot))"
      },
      "UITextField: roundedRect intrinsic": {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Some words"
        self.show(field, CGSize(width: 200, height: 34))
        let width = "Some words".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        XCTAssertEqual(field.intrinsicContentSize.width, (width * 2).rounded(.up) / 2 + 28)
        return "ceil(text width to pixel)+28 x \(self.text(field.intrinsicContentSize.height))"
      },
      "UITextField: clearsOnBeginEditing true": {
        let field = UITextField()
        field.text = "old"
        field.clearsOnBeginEditing = true
        self.show(field, CGSize(width: 200, height: 34))
        field.becomeFirstResponder()
        return field.text == "" ? "text emptied by becomeFirstResponder" : "\(field.text ?? "nil")"
      },
    ]
  }

  private func configured(
    _ configuration: UIButton.Configuration, scale: CGFloat, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Configure"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    show(button, CGSize(width: 10, height: 10), scale: scale)
    button.frame.size = button.intrinsicContentSize
    app.frame()
    return button
  }

  /// Returns the intrinsic size of a button, without the difference between the fonts. The measured title is 75 points
  /// wide.
  private func intrinsic(_ button: UIButton) -> String {
    let width = button.titleLabel?.frame.width ?? 0
    let size = button.intrinsicContentSize
    return text(CGSize(width: size.width - width + 75, height: size.height))
  }

  private func origin(_ button: UIButton) -> String {
    let origin = button.titleLabel?.frame.origin ?? .zero
    return "\(text(origin.x)),\(text(origin.y))"
  }

  private func insets(_ size: UIButton.Configuration.Size) -> String {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = size
    return text(configuration.contentInsets)
  }

  private func font(_ size: UIButton.Configuration.Size) -> String {
    let button = configured(.filled(), scale: 3) { $0.buttonSize = size }
    return text(button.titleLabel?.font.pointSize ?? 0)
  }

  private func withInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    let both = [UIButton.Configuration.filled(), .borderless()].map { configuration in
      let button = configured(configuration, scale: 3) { $0.contentInsets = insets }
      return "\(intrinsic(button)) / \(origin(button))"
    }
    XCTAssertEqual(both[0], both[1], "borderless gives the same")
    return both[0]
  }

  private var buttons: [String: Check] {
    let name = "UIButton.Configuration: "
    return [
      name + "plain/tinted/bordered/filled at 17 pt, title 75 wide: intrinsic (2x)": {
        let all = [UIButton.Configuration.plain(), .tinted(), .bordered(), .filled()].map { configuration in
          let button = self.configured(configuration, scale: 2)
          let height = button.titleLabel?.frame.height ?? 0
          return "\(self.intrinsic(button)), title at \(self.origin(button)), 75x\(self.text(height))"
        }
        XCTAssertEqual(Set(all).count, 1, "\(all)")
        return all[0]
      },
      name + "mini content insets": { self.insets(.mini) },
      name + "mini font": { self.font(.mini) },
      name + "small content insets": { self.insets(.small) },
      name + "small font": { self.font(.small) },
      name + "large content insets": { self.insets(.large) },
      name + "large font": { self.font(.large) },
      name + "filled, insets 12 all: intrinsic / title origin": {
        self.withInsets(NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
      },
      name + "filled, insets 3,20,7,4: intrinsic / title origin": {
        self.withInsets(NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 4))
      },
      // A style with the background's own radius; the dynamic one is 17.
      name + "background.cornerRadius default": {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .fixed
        return self.text(configuration.background.cornerRadius)
      },
    ]
  }

  private var bars: [String: Check] {
    [
      "UINavigationBar: bar zone": {
        self.show(UIView(), .zero)
        let navigation = UINavigationController(rootViewController: UIViewController())
        self.app.show(navigation)
        self.app.frame()
        let frame = navigation.navigationBar.frame
        let painted = navigation.navigationBar.background
        let edge = painted.convert(painted.bounds, to: nil)
        XCTAssertEqual(edge.minY, 0)
        return
          "\(self.text(frame.minX)),\(self.text(frame.minY)),\(frame.width == 400 ? "w" : "?"),\(self.text(frame.height)) (\(self.text(edge.maxY)) painted)"
      },
      "UIToolbar: platter height / radius": {
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
        self.show(bar, CGSize(width: 375, height: 48))
        @MainActor func find(_ view: UIView) -> BarItemView? {
          if let item = view as? BarItemView { return item }
          for child in view.subviews { if let found = find(child) { return found } }
          return nil
        }
        let platter = try XCTUnwrap(find(bar)?.subviews.first)
        return "\(self.text(platter.frame.height)) / \(self.text(platter.layer.cornerRadius))"
      },
      // SCENE_SPEC of the probes: in the color of the label, not in the tint color of the bar.
      "UIBarButtonItem: title font": {
        let bar = UIToolbar()
        bar.tintColor = .red
        bar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
        self.show(bar, CGSize(width: 375, height: 48))
        let label = try XCTUnwrap(
          bar.subviews.compactMap { $0 as? BarItemView }.first?.subviews.compactMap { $0 as? UILabel }.first)
        let font = label.font == .systemFont(ofSize: 17, weight: .medium) ? "17 medium" : "\(label.font!)"
        return "\(font) in \(label.textColor == .label ? "label colour" : "another colour")"
      },
      "UIToolbar: isTranslucent": {
        let bar = UIToolbar()
        let before = bar.isTranslucent
        bar.barTintColor = .red
        return "\(before); setting barTintColor makes it \(bar.isTranslucent)"
      },
      "UISheetPresentationController: grabber": {
        let card = SheetCardView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        card.showsGrabber = true
        self.show(card, CGSize(width: 375, height: 400))
        let grabber = try XCTUnwrap(card.subviews.last)
        XCTAssertEqual(grabber.frame.midX, 187.5)
        return
          "\(self.text(grabber.bounds.size)), radius \(self.text(grabber.layer.cornerRadius)), \(self.text(grabber.frame.minY)) below the top edge"
      },
    ]
  }
}
