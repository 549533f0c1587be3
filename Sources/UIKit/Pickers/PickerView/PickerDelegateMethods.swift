import Foundation
import SwiftABI

/// Detects which optional methods a picker view's delegate implements. The only one that is detected is the method
/// that returns the view of a row. Without it, rows show titles.
@MainActor package enum PickerDelegateMethods {
  package typealias Method = OptionalMethod<any UIPickerViewDelegate.Type>

  /// The method `pickerView(_:viewForRow:forComponent:reusing:)`.
  package static let rowView = Method(
    plain: EmptyDelegate.self, twin: OtherEmptyDelegate.self, implementing: RowView.self)

  private final class EmptyDelegate: NSObject, UIPickerViewDelegate {}
  private final class OtherEmptyDelegate: NSObject, UIPickerViewDelegate {}
  private final class RowView: NSObject, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { pickerView }
  }
}
