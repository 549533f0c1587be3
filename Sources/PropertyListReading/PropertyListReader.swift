import Foundation

/// Reads property lists from files and other programs, which may be damaged or hostile.
///
/// `PropertyListSerialization` on Linux ends the program for a binary list that contains a set, which one changed bit of an
/// archive can make. A list of a few hundred bytes, each of whose arrays contains the next one twice, keeps it busy for years.
/// So binary lists are read here. XML and text go to Foundation, which reads them without such faults.
public enum PropertyListReader {
  /// Returns the contents of a property list.
  ///
  /// The values are those of `PropertyListSerialization`: `String`, `Data`, `Date`, `NSNumber`, `[Any]` and `[String: Any]`.
  /// Entries of a binary list whose key is no text are left out, and sets are arrays. A binary list can contain collections
  /// within one another to a depth of 200, and as many elements in total as its size allows for a list without shared
  /// collections.
  ///
  /// - Parameter data: The list, as a binary list, XML, or text in the older format.
  /// - Returns: The outermost value.
  /// - Throws: A `CocoaError` with the code `propertyListReadCorrupt` if the data is no property list or is damaged. An error of
  ///   Foundation for XML contains the line.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func contents(of data: Data) throws -> Any {
    guard data.starts(with: "bplist".utf8) else {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    }
    guard let contents = BinaryPropertyList.contents(of: data) else { throw CocoaError(.propertyListReadCorrupt) }
    return contents
  }
}
