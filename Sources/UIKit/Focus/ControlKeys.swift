import Foundation

/// What keys do to a control that has the focus: Space and Return do what a tap does, arrows change values. Those who
/// listen hear what they hear of a finger.
@MainActor enum ControlKeys {
  /// Seconds that a button shows that it was pressed.
  private static let flash = 0.1

  /// Answers whether the key was for the view.
  static func handle(_ key: UIKey, in view: UIView) -> Bool {
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return activate(view)
    case .keyboardUpArrow: return step(view, 1, isVertical: true)
    case .keyboardDownArrow: return step(view, -1, isVertical: true)
    case .keyboardRightArrow: return step(view, isMirrored(view) ? -1 : 1, isVertical: false)
    case .keyboardLeftArrow: return step(view, isMirrored(view) ? 1 : -1, isVertical: false)
    case .keyboardHome: return end(view, isFirst: true)
    case .keyboardEnd: return end(view, isFirst: false)
    default: return false
    }
  }

  private static func isMirrored(_ view: UIView) -> Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private static func activate(_ view: UIView) -> Bool {
    if let item = view as? BarItemView {
      item.activate()
      return true
    }
    guard let control = view as? UIControl else {
      return view is any UIKeyInput && view.becomeFirstResponder()
    }
    guard control.isEnabled else { return true }
    switch control {
    case let field as UITextField:
      field.becomeFirstResponder()
    case let control as UISwitch:
      control.setOn(!control.isOn, animated: true)
      tellOfValue(control)
    case is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl:
      break
    default:
      press(control)
    }
    return true
  }

  private static func press(_ control: UIControl) {
    control.sendActions(for: .touchDown)
    if control.showsMenuAsPrimaryAction, control.showPrimaryMenu(isPointer: false) { return }
    control.isHighlighted = true
    FrameTimers.after(flash) { [weak control] in
      if let control, !control.isTracking { control.isHighlighted = false }
    }
    control.sendActions(for: .touchUpInside)
    control.touchedUpInside(nil)
  }

  private static func tellOfValue(_ control: UIControl) {
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// One step on or back. Arrows along which a control has no values lead the focus on.
  private static func step(_ view: UIView, _ sign: Int, isVertical: Bool) -> Bool {
    guard let control = view as? UIControl, control.isEnabled else { return false }
    switch control {
    case let slider as UISlider:
      guard !isVertical else { return false }
      slider.stepAsUser(CGFloat(sign))
    case let segments as UISegmentedControl:
      guard !isVertical else { return false }
      var index = segments.selectedSegmentIndex
      repeat {
        index += sign
      } while segments.segments.indices.contains(index) && !segments.isEnabledForSegment(at: index)
      guard segments.segments.indices.contains(index) else { return true }
      segments.selectedSegmentIndex = index
      tellOfValue(segments)
    case let stepper as UIStepper:
      let old = stepper.value
      stepper.value = old + Double(sign) * stepper.stepValue
      if stepper.value == old, stepper.wraps {
        stepper.value = sign > 0 ? stepper.minimumValue : stepper.maximumValue
      }
      if stepper.value != old { tellOfValue(stepper) }
    case let pages as UIPageControl:
      let isDown = pages.direction == .topToBottom || pages.direction == .bottomToTop
      guard isVertical == isDown else { return false }
      // Arrows go where they point; the first page of these lies at the other end.
      var by = sign
      switch pages.direction {
      case .topToBottom: by = -sign
      case .leftToRight: by = isMirrored(pages) ? -sign : sign
      case .rightToLeft: by = isMirrored(pages) ? sign : -sign
      default: break
      }
      let old = pages.currentPage
      pages.currentPage = old + by
      if pages.currentPage != old { tellOfValue(pages) }
    default: return false
    }
    return true
  }

  private static func end(_ view: UIView, isFirst: Bool) -> Bool {
    guard let control = view as? UIControl, control.isEnabled else { return false }
    switch control {
    case let slider as UISlider:
      slider.moveAsUser(to: isFirst ? slider.minimumValue : slider.maximumValue)
    case let pages as UIPageControl:
      let old = pages.currentPage
      pages.currentPage = isFirst ? 0 : pages.numberOfPages - 1
      if pages.currentPage != old { tellOfValue(pages) }
    default: return false
    }
    return true
  }
}
