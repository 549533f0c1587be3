import Foundation
import SwiftABI

/// The optional delegate methods whose implementation a picker view detects. There is only one: the method that returns
/// the view of a row. Without it, rows show titles.
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
