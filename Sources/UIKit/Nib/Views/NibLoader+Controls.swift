import Foundation

/// Methods that set the attributes of nib elements on switches, sliders, steppers and other controls.
extension NibLoader {
  func decodeControl(_ control: UIControl, _ element: NibElement) {
    if let value = element.bool("enabled") { control.isEnabled = value }
    if let value = element.bool("selected") { control.isSelected = value }
    if let value = element.bool("highlighted") { control.isHighlighted = value }
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "center": control.contentHorizontalAlignment = .center
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    case "center": control.contentVerticalAlignment = .center
    default: break
    }
    switch control {
    case let button as UIButton: decodeButton(button, element)
    case let view as UISwitch: decodeSwitch(view, element)
    case let slider as UISlider: decodeSlider(slider, element)
    case let stepper as UIStepper: decodeStepper(stepper, element)
    case let segments as UISegmentedControl: decodeSegments(segments, element)
    case let pages as UIPageControl: decodePages(pages, element)
    case let field as UITextField: decodeTextField(field, element)
    case let refresh as UIRefreshControl: decodeRefresh(refresh, element)
    case let picker as UIDatePicker: decodeDatePicker(picker, element)
    case let well as UIColorWell: decodeColorWell(well, element)
    default: break
    }
  }

  private func decodeSwitch(_ view: UISwitch, _ element: NibElement) {
    view.isOn = element.bool("on") ?? true
    if let color = document.color(element, "onTintColor") { view.onTintColor = color }
    if let color = document.color(element, "thumbTintColor") { view.thumbTintColor = color }
    if let text = element["title"] { view.title = text }
  }

  private func decodeSlider(_ slider: UISlider, _ element: NibElement) {
    if let value = element.number("minValue") { slider.minimumValue = Float(value) }
    if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
    slider.value = Float(element.number("value") ?? 0.5)
    if let value = element.bool("continuous") { slider.isContinuous = value }
    if let color = document.color(element, "minimumTrackTintColor") { slider.minimumTrackTintColor = color }
    if let color = document.color(element, "maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    if let color = document.color(element, "thumbTintColor") { slider.thumbTintColor = color }
    if let image = document.image(element, "minimumValueImage") { slider.minimumValueImage = image }
    if let image = document.image(element, "maximumValueImage") { slider.maximumValueImage = image }
  }

  private func decodeStepper(_ stepper: UIStepper, _ element: NibElement) {
    if let value = element.number("minimumValue") { stepper.minimumValue = Double(value) }
    if let value = element.number("maximumValue") { stepper.maximumValue = Double(value) }
    if let value = element.number("stepValue"), value > 0 { stepper.stepValue = Double(value) }
    if let value = element.number("value") { stepper.value = Double(value) }
    if let value = element.bool("continuous") { stepper.isContinuous = value }
    if let value = element.bool("autorepeat") { stepper.autorepeat = value }
    if let value = element.bool("wraps") { stepper.wraps = value }
  }

  private func decodeSegments(_ control: UISegmentedControl, _ element: NibElement) {
    control.removeAllSegments()
    for (index, segment) in element.elements(in: "segments").enumerated() {
      if let image = document.image(segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
      }
      if let width = segment.length("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
      if let size = segment.size("contentOffset") { control.setContentOffset(size, forSegmentAt: index) }
      if let value = segment.bool("enabled") { control.setEnabled(value, forSegmentAt: index) }
    }
    if let value = element.bool("momentary") { control.isMomentary = value }
    if let value = element.bool("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = value }
    if let color = document.color(element, "selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    let index = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    if index < control.numberOfSegments { control.selectedSegmentIndex = max(index, UISegmentedControl.noSegment) }
    // A segmented control from a nib clips its subviews (measured: `nib-value-segmented` in nib-cases.json).
    control.clipsToBounds = true
  }

  private func decodePages(_ control: UIPageControl, _ element: NibElement) {
    control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 10_000)
    if let value = element.integer("currentPage") { control.currentPage = value }
    if let value = element.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
    if let color = document.color(element, "pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
    if let color = document.color(element, "currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = color
    }
  }

  private func decodeRefresh(_ control: UIRefreshControl, _ element: NibElement) {
    if let text = document.attributedString(element, "attributedTitle") { control.attributedTitle = text }
    // Xcode writes enabled="NO" for every refresh control, and they work in UIKit.
    control.isEnabled = true
  }
}
