import Foundation
import SwiftABI

/// The optional delegate methods whose implementation a picker view detects. The only such method is the one that
/// returns the view of a row. If the delegate does not implement it, rows show titles.
@MainActor package enum PickerDelegateMethods {
  package typealias Method = OptionalMethod<any UIPickerViewDelegate.Type>

  /// The method `pickerView(_:viewForRow:forComponent:reusing:)`, which returns the view of a row.
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
