import Foundation

extension Bundle {
  /// Creates the objects of a nib file and connects them to an owner.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - owner: The File's Owner of the nib, whose outlets are connected.
  ///   - options: The options of the nib.
  /// - Returns: The top-level objects, without the File's Owner and the first responder. If the nib cannot be read, an
  ///   error is reported and the array is empty. UIKit raises an exception instead.
  @discardableResult
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
