import Foundation

extension NSData.WritingOptions {
  /// The option to write to a file that takes the place of the other when it is complete, by the name of Swift 4.
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}

extension NSData.ReadingOptions {
  /// The option to map the file into memory if that is safe, by the name of Swift 4.
  public static var dataReadingMapped: NSData.ReadingOptions { .mappedIfSafe }
  /// The option to map the file into memory if that is safe, by the name of Swift 4.
  public static var mappedRead: NSData.ReadingOptions { .mappedIfSafe }
  /// The option to read the file without caching it, by the name of Swift 4.
  public static var uncachedRead: NSData.ReadingOptions { .uncached }
}
