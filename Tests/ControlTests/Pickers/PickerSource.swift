import UIKit
import UIKitTesting

/// A data source and delegate of a picker view. It logs its calls.
@MainActor
final class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts: [Int]
  var heights: [CGFloat] = []
  var widths: [CGFloat] = []
  var title: (Int, Int) -> String? = { row, component in "\(component)-\(row)" }
  var log: [String] = []
  var selections: [[Int]] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    log.append("components")
    return counts.count
  }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    log.append("rows \(component)")
    return counts[component]
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component < widths.count ? widths[component] : 0
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    component < heights.count ? heights[component] : 0
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    log.append("title \(component)-\(row)")
    return title(row, component)
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("select \(component)-\(row)")
    selections.append([component, row])
  }
}
