@testable import UIKit
import UIKitTesting
import XCTest

/// Compares configured buttons with measurements on iOS 26.1: the rows of UIButton.Configuration in
/// `control-metrics.tsv`, and the probe that produced them (Vercantez/openuikit, Tools/oracle2/buttonconfigprobe). Text
/// widths depend on Tessera's font.
@preconcurrency @MainActor
final class ButtonConfigurationTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func show(_ button: UIButton, scale: CGFloat = 3, _ size: CGSize? = nil) {
    app?.close()
    app = TestApplication(size: CGSize(width: 400, height: 400), scale: scale)
    app.onReport = { XCTFail($0) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(button)
    app.show(root)
    button.frame = CGRect(origin: .zero, size: size ?? button.intrinsicContentSize)
    app.frame()
  }

  private func make(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  )
    -> UIButton
  {
    var configuration = configuration
    configuration.title = "Configure"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func width(_ button: UIButton) -> CGFloat { button.titleLabel?.frame.width ?? 0 }

  private func expect(_ rect: CGRect?, _ x: CGFloat, _ y: CGFloat, _ height: CGFloat, line: UInt = #line) {
    guard let rect else { return XCTFail("nothing there", line: line) }
    XCTAssertEqual(rect.minX, x, accuracy: 0.01, line: line)
    XCTAssertEqual(rect.minY, y, accuracy: 0.01, line: line)
    XCTAssertEqual(rect.height, height, accuracy: 0.01, line: line)
  }

  func testSizes() {
    typealias Make = () -> UIButton.Configuration
    for make in [
      { .plain() }, { .gray() }, { .tinted() }, { .filled() }, { .borderless() }, { .bordered() },
      { .borderedTinted() },
      { .borderedProminent() }, { .glass() }, { .clearGlass() }, { .prominentGlass() }, { .prominentClearGlass() },
    ] as [Make] {
      let button = self.make(make())
      show(button, scale: 2)
      XCTAssertEqual(button.intrinsicContentSize.height, 34.5)
      XCTAssertEqual(button.intrinsicContentSize.width, width(button) + 24, accuracy: 0.01)
      expect(button.titleLabel?.frame, 12, 7, 20.5)
      XCTAssertEqual(button.titleLabel?.font.pointSize, 17)
    }
    for (size, height, x, y, font) in [
      (.mini, 28, 10, 5, 15), (.small, 28, 10, 5, 15), (.medium, 34.333, 12, 7, 17), (.large, 50.333, 20, 15, 17),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat, CGFloat)] {
      let button = make(.filled()) { $0.buttonSize = size }
      show(button)
      XCTAssertEqual(button.intrinsicContentSize.height, height, accuracy: 0.01, "\(size)")
      XCTAssertEqual(button.intrinsicContentSize.width, width(button) + 2 * x, accuracy: 0.01, "\(size)")
      expect(button.titleLabel?.frame, x, y, height - 2 * y)
      XCTAssertEqual(button.titleLabel?.font.pointSize, font, "\(size)")
    }
  }

  func testInsets() {
    for make in [UIButton.Configuration.filled, UIButton.Configuration.borderless] {
      let even = self.make(make()) {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
      }
      show(even)
      XCTAssertEqual(even.intrinsicContentSize.height, 44.333, accuracy: 0.01)
      expect(even.titleLabel?.frame, 12, 12, 20.333)
      let uneven = self.make(make()) {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 4)
      }
      show(uneven)
      XCTAssertEqual(uneven.intrinsicContentSize.height, 30.333, accuracy: 0.01)
      XCTAssertEqual(uneven.intrinsicContentSize.width, width(uneven) + 24, accuracy: 0.01)
      expect(uneven.titleLabel?.frame, 20, 3, 20.333)
      let none = self.make(make()) { $0.contentInsets = .zero }
      show(none)
      XCTAssertEqual(none.intrinsicContentSize.height, 20.333, accuracy: 0.01)
    }
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = .zero
    configuration.setDefaultContentInsets()
    XCTAssertEqual(
      configuration.contentInsets, NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }

  func testTitlesAndSubtitles() {
    let natural = make(.filled()) { $0.subtitle = "Subtitle" }
    show(natural)
    XCTAssertEqual(natural.intrinsicContentSize.height, 51, accuracy: 0.01)
    expect(natural.titleLabel?.frame, 12, 7, 20.333)
    expect(natural.subtitleLabel?.frame, 12, 28.333, 15.667)
    XCTAssertEqual(natural.subtitleLabel?.font.pointSize, 13)
    for (alignment, share) in [(.leading, 0), (.center, 0.5), (.trailing, 1)]
      as [(UIButton.Configuration.TitleAlignment, CGFloat)]
    {
      let button = make(.filled()) {
        $0.subtitle = "Sub"
        $0.titleAlignment = alignment
      }
      show(button, CGSize(width: 260, height: 60))
      let title = button.titleLabel?.frame ?? .zero
      let subtitle = button.subtitleLabel?.frame ?? .zero
      XCTAssertEqual(title.minX, ((260 - title.width) / 2 * 3).rounded(.down) / 3, accuracy: 0.01)
      XCTAssertEqual(title.minY, 11.333, accuracy: 0.01)
      XCTAssertEqual(subtitle.minY, 32.667, accuracy: 0.01)
      XCTAssertEqual(
        subtitle.minX - title.minX, (title.width - subtitle.width) * share, accuracy: 0.34, "\(alignment)")
    }
    let long = make(.filled()) { $0.title = "A rather long title" }
    show(long, CGSize(width: 140, height: 80))
    XCTAssertEqual(long.titleLabel?.numberOfLines, 0)
    XCTAssertEqual(long.titleLabel?.frame.height ?? 0, 40.667, accuracy: 0.5, "two lines")
    XCTAssertEqual(long.sizeThatFits(CGSize(width: 140, height: 0)).height, 54.667, accuracy: 0.5)
    long.sizeToFit()
    XCTAssertEqual(long.bounds.height, 34.333, accuracy: 0.01, "one line again")
    long.frame.size = CGSize(width: 140, height: 80)
    long.configuration?.titleLineBreakMode = .byTruncatingMiddle
    app.frame()
    XCTAssertEqual(long.titleLabel?.numberOfLines, 1)
    expect(long.titleLabel?.frame, 12, 29.667, 20.333)
    XCTAssertEqual(width(long), 116, accuracy: 0.34)
  }

  func testImages() throws {
    let image = try XCTUnwrap(UIImage(systemName: "star"))
    func button(_ placement: NSDirectionalRectEdge, _ padding: CGFloat) -> UIButton {
      let button = make(.filled()) {
        $0.title = "Go"
        $0.image = image
        $0.imagePlacement = placement
        $0.imagePadding = padding
      }
      show(button)
      return button
    }
    let leading = button(.leading, 6)
    let side = try XCTUnwrap(leading.imageView?.frame.size)
    XCTAssertGreaterThan(side.width, image.size.width * 1.2, "symbols are large")
    XCTAssertEqual(leading.intrinsicContentSize.height, 34.333, accuracy: 0.01, "a symbol counts for a line")
    XCTAssertEqual(leading.intrinsicContentSize.width, 24 + side.width + 6 + width(leading), accuracy: 0.01)
    XCTAssertEqual(leading.imageView?.frame.minX ?? 0, 12, accuracy: 0.01)
    XCTAssertEqual(leading.titleLabel?.frame.minX ?? 0, 12 + side.width + 6, accuracy: 0.01)
    let trailing = button(.trailing, 20)
    XCTAssertEqual(trailing.titleLabel?.frame.minX ?? 0, 12, accuracy: 0.01)
    XCTAssertEqual(trailing.imageView?.frame.minX ?? 0, 12 + width(trailing) + 20, accuracy: 0.01)
    let top = button(.top, 20)
    XCTAssertEqual(top.titleLabel?.frame.minY ?? 0, 47.333, accuracy: 0.01)
    XCTAssertEqual(top.imageView?.frame.midX ?? 0, top.titleLabel?.frame.midX ?? 1, accuracy: 0.34)
    let bottom = button(.bottom, 0)
    XCTAssertEqual(bottom.titleLabel?.frame.minY ?? 0, 7, accuracy: 0.01)
    // Mirrored for right-to-left languages.
    let mirrored = button(.leading, 6)
    mirrored.semanticContentAttribute = .forceRightToLeft
    app.frame()
    XCTAssertEqual(mirrored.imageView?.frame.maxX ?? 0, mirrored.bounds.width - 12, accuracy: 0.01)
    XCTAssertEqual(mirrored.titleLabel?.frame.minX ?? 0, 12, accuracy: 0.01)
    // Plain images keep their size; a reservation gives all of them the same space.
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 40)).image { _ in }
    let plain = make(.filled()) {
      $0.image = picture
      $0.imageReservation = 30
    }
    show(plain)
    XCTAssertEqual(plain.intrinsicContentSize.height, 54)
    XCTAssertEqual(plain.imageView?.frame, CGRect(x: 22, y: 7, width: 10, height: 40))
    XCTAssertEqual(plain.titleLabel?.frame.minX, 42)
    let waiting = make(.filled()) { $0.showsActivityIndicator = true }
    show(waiting)
    XCTAssertEqual(waiting.intrinsicContentSize.width, 24 + 20.333 + width(waiting), accuracy: 0.01)
    XCTAssertTrue(waiting.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
  }

  func testCorners() {
    XCTAssertEqual(UIButton.Configuration.filled().background.cornerRadius, 17)
    XCTAssertEqual(UIButton.Configuration.glass().background.cornerRadius, 5.95)
    XCTAssertEqual(UIButton.Configuration.glass().cornerStyle, .capsule)
    func radius(_ height: CGFloat, _ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      let button = make(.filled(), change)
      show(button, CGSize(width: 160, height: height))
      let ground = button.subviews.first { $0 is BackgroundConfigurationView } as? BackgroundConfigurationView
      return ground?.configuration.cornerRadius ?? -1
    }
    XCTAssertEqual(radius(60) { _ in }, 17)
    XCTAssertEqual(radius(34) { $0.cornerStyle = .large }, 8.5)
    XCTAssertEqual(radius(34) { $0.cornerStyle = .small }, 4.25)
    XCTAssertEqual(radius(44) { $0.cornerStyle = .small }, 5.5)
    XCTAssertEqual(radius(34) { $0.cornerStyle = .medium }, 5.95, accuracy: 0.001)
    XCTAssertEqual(radius(20) { $0.cornerStyle = .capsule }, 10)
    XCTAssertEqual(radius(44) { $0.background.cornerRadius = 6 }, 6)
    XCTAssertEqual(radius(44) { $0.cornerStyle = .fixed }, 5.95, "the radius that no dynamic style has")
    XCTAssertEqual(radius(50) { $0.buttonSize = .large }, 25)
  }

  // MARK: Colors

  private func components(_ color: UIColor?, _ button: UIButton) -> [CGFloat] {
    let resolved = (color ?? .clear).resolvedColor(with: button.traitCollection)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  private func colors(_ button: UIButton) -> (title: [CGFloat], ground: [CGFloat]) {
    app.frame()
    let color = button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    let ground = button.configuration?.updated(for: button).background.backgroundColor
    return (components(color, button), components(ground, button))
  }

  func testColorsOfStates() {
    let tint: [CGFloat] = components(.systemBlue, UIButton())
    func with(_ color: [CGFloat], _ alpha: CGFloat) -> [CGFloat] { Array(color[0..<3]) + [alpha] }
    let grey: [CGFloat] = [0.471, 0.471, 0.502]
    let disabled: [CGFloat] = [0.235, 0.235, 0.263, 0.298]

    let filled = make(.filled())
    show(filled)
    XCTAssertEqual(colors(filled).title, [1, 1, 1, 1])
    XCTAssertEqual(colors(filled).ground, tint)
    filled.isHighlighted = true
    XCTAssertEqual(colors(filled).title, [1, 1, 1, 0.75])
    XCTAssertEqual(colors(filled).ground, with(tint, 0.75))
    filled.isHighlighted = false
    filled.isSelected = true
    XCTAssertEqual(colors(filled).ground, tint, "filled ones do not show it")
    filled.isEnabled = false
    XCTAssertEqual(colors(filled).title, disabled)
    XCTAssertEqual(colors(filled).ground[3], 0.12)

    for make in [UIButton.Configuration.bordered, UIButton.Configuration.gray] {
      let button = self.make(make())
      show(button)
      XCTAssertEqual(colors(button).title, [0, 0, 0, 1])
      XCTAssertEqual(colors(button).ground, grey + [0.16])
      button.isHighlighted = true
      XCTAssertEqual(colors(button).title, [0, 0, 0, 0.75])
      XCTAssertEqual(colors(button).ground, grey + [0.12])
      button.isHighlighted = false
      button.isSelected = true
      XCTAssertEqual(colors(button).title, tint)
      XCTAssertEqual(colors(button).ground, with(tint, 0.18))
    }
    for make in [UIButton.Configuration.plain, UIButton.Configuration.borderless] {
      let button = self.make(make())
      show(button)
      XCTAssertEqual(colors(button).title, tint)
      XCTAssertEqual(colors(button).ground[3], 0)
      button.isHighlighted = true
      XCTAssertEqual(colors(button).title, with(tint, 0.75))
      button.isHighlighted = false
      button.isSelected = true
      XCTAssertEqual(colors(button).ground, with(tint, 0.18))
      button.configuration?.automaticallyUpdateForSelection = false
      XCTAssertEqual(colors(button).ground[3], 0)
    }
    // Explicit colors: base colors depend on the state, the background's own color does not.
    let own = make(.filled()) {
      $0.baseForegroundColor = .systemGreen
      $0.baseBackgroundColor = .systemRed
    }
    show(own)
    own.isHighlighted = true
    XCTAssertEqual(colors(own).ground, with(components(.systemRed, own), 0.75))
    own.configuration?.background.backgroundColor = .systemRed
    XCTAssertEqual(colors(own).ground, components(.systemRed, own))
    let danger = make(.plain())
    danger.role = .destructive
    show(danger)
    XCTAssertEqual(colors(danger).title, components(.systemRed, danger))
  }

  func testTransformers() {
    let button = make(.filled()) {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        XCTAssertEqual(incoming.font?.pointSize, 17)
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 30)
        outgoing.foregroundColor = .systemYellow
        return outgoing
      }
      $0.image = UIImage(systemName: "star")
      $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemPurple }
    }
    show(button)
    let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual((attributes?[.font] as? UIFont)?.pointSize, 30)
    XCTAssertEqual(attributes?[.foregroundColor] as? UIColor, .systemYellow)
    XCTAssertEqual(button.imageView?.tintColor, .systemPurple)
    var title = AttributedString("Red and small")
    title.foregroundColor = .systemRed
    title.underlineStyle = .single
    button.configuration?.attributedTitle = title
    app.frame()
    let own = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(own?[.foregroundColor] as? UIColor, .systemRed, "its own attributes stay")
    XCTAssertEqual(own?[.underlineStyle] as? Int, 1)
    XCTAssertEqual(button.configuration?.title, "Red and small")
  }

  // MARK: Updates

  /// buttonconfigprobe, updateHandler: the handler is called once in the layout pass after a request, but not for a new
  /// configuration or frame.
  func testTheUpdateHandler() {
    let button = make(.filled())
    show(button, CGSize(width: 160, height: 44))
    var states: [UInt] = []
    button.configurationUpdateHandler = { states.append($0.state.rawValue) }
    func fired(_ change: () -> Void) -> [UInt] {
      states = []
      change()
      XCTAssertEqual(states, [], "not at once")
      button.layoutIfNeeded()
      return states
    }
    XCTAssertEqual(fired {}, [0])
    XCTAssertEqual(fired { button.setNeedsLayout() }, [])
    XCTAssertEqual(fired { button.isHighlighted = true }, [1])
    XCTAssertEqual(fired { button.isHighlighted = false }, [0])
    XCTAssertEqual(fired { button.isEnabled = false }, [2])
    XCTAssertEqual(fired { button.isEnabled = true }, [0])
    XCTAssertEqual(fired { button.isSelected = true }, [4])
    XCTAssertEqual(fired { button.configuration = .gray() }, [])
    XCTAssertEqual(fired { button.frame.size.width = 170 }, [])
    XCTAssertEqual(fired { button.tintColor = .systemRed }, [4])
    XCTAssertEqual(
      fired {
        button.setNeedsUpdateConfiguration()
        button.setNeedsUpdateConfiguration()
      }, [4])
    // Changes that the handler makes are applied in the same pass without calling it again.
    var depth = 0
    button.configurationUpdateHandler = { button in
      depth += 1
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Waiting"
      XCTAssertEqual(depth, 1)
      depth -= 1
    }
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.text, "Waiting")
    button.isHighlighted = true
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.text, "Pressed")
  }

  func testPlainTitlesUnderAConfiguration() {
    var taps = 0
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Action Title") { _ in taps += 1 })
    show(button)
    XCTAssertEqual(button.configuration?.title, "Action Title")
    XCTAssertEqual(button.currentTitle, "Action Title")
    app.tap(button)
    XCTAssertEqual(taps, 1)
    let legacy = UIButton(configuration: .filled())
    legacy.setTitle("Legacy", for: .normal)
    show(legacy)
    XCTAssertNil(legacy.configuration?.title)
    XCTAssertEqual(legacy.currentTitle, "Legacy")
    XCTAssertEqual(legacy.titleLabel?.text, "Legacy")
    legacy.setTitle(nil, for: .normal)
    legacy.configuration = nil
    app.frame()
    XCTAssertNil(legacy.titleLabel?.text)
    XCTAssertNil(UIButton(type: .system).configuration)
  }

  func testSelectionAsPrimaryAction() {
    let button = make(.bordered())
    button.changesSelectionAsPrimaryAction = true
    show(button)
    app.tap(button)
    XCTAssertTrue(button.isSelected)
    button.performPrimaryAction()
    XCTAssertFalse(button.isSelected)
  }
}
