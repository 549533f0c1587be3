/// The methods with which a data source provides the numbers of components and rows of a picker view.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components, which are the wheels of the picker view.
  ///
  /// - Parameter pickerView: The picker view.
  /// - Returns: The number of components. A negative number is treated as 0. A number greater than 1,000 is reported as an error
  ///   and treated as 0.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The index of the component, from 0.
  /// - Returns: The number of rows. A negative number is treated as 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
