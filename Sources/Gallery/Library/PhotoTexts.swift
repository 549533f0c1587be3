import Foundation
import GalleryLibrary

/// Texts about dates and numbers in the language of the user.
enum PhotoTexts {
  /// Returns the numbers of photos and videos, such as "1,204 photos" or "73 photos, 2 videos".
  ///
  /// - Parameters:
  ///   - count: The number of photos and videos together.
  ///   - videos: The number of videos, or `nil` if it is unknown. The result is then such as "1,206 items".
  static func count(_ count: Int, videos: Int? = 0) -> String {
    guard let videos else { return plural(count, "item") }
    let photos = max(0, count - videos)
    let parts = [photos > 0 || videos == 0 ? plural(photos, "photo") : nil, videos > 0 ? plural(videos, "video") : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the subtitle of a library that shows the samples, because the user has no photos yet, such as "72 samples. Add a folder with your photos."
  static func samples(_ count: Int) -> String { "\(sampleCount(count)). Add a folder with your photos." }

  /// Returns the number of samples, such as "72 samples".
  static func sampleCount(_ count: Int) -> String { plural(count, "sample") }

  private static func plural(_ count: Int, _ noun: String) -> String {
    "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns a message of the library as a sentence, such as "The disk is full."
  static func sentence(_ message: String) -> String {
    message.prefix(1).uppercased() + message.dropFirst() + (message.hasSuffix(".") ? "" : ".")
  }

  /// Returns the numbers of selected photos and videos. Those of a large selection are not distinguished, because they would
  /// have to be read.
  @MainActor
  static func count(of selection: PhotoSelection, in library: PhotoLibrary) -> String {
    guard selection.count <= PhotoSelection.directLimit, let items = library.read({ try selection.items(in: $0) })
    else {
      return plural(selection.count, "item")
    }
    return count(items.count, videos: items.filter(\.isVideo).count)
  }

  /// Returns a number with separators, such as "1,204".
  static func number(_ number: Int) -> String {
    NumberFormatter.localizedString(from: number as NSNumber, number: .decimal)
  }

  /// The names of the months. They are read only once, because creating a formatter takes longer than a frame of scrolling.
  private static let monthNames: [String] = DateFormatter().standaloneMonthSymbols

  /// Returns a month, such as "March 2024".
  static func month(_ month: Int, of year: Int) -> String { "\(monthNames[month - 1]) \(year)" }

  /// Returns a day, such as "Saturday, 15 March 2024", in the language of the user.
  static func day(_ day: Int, month: Int, year: Int) -> String {
    CivilTime(year: year, month: month, day: day).map { dayFormatter.string(from: $0.date) } ?? ""
  }

  /// The day whose text is the longest, such as "Wednesday, 25 September 2024", in the language of the user.
  static let longestDay: String =
    (1...12).flatMap { month in
      (20..<27).map { day($0, month: month, year: 2024) }
    }.max { $0.count < $1.count } ?? ""

  private static let dayFormatter = formatter(.full, .none)
  fileprivate static let dateFormatter = formatter(.long, .none)
  fileprivate static let dateAndTimeFormatter = formatter(.long, .short)

  private static func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }

  /// Returns the length of a video, such as "1:05" or "1:02:07".
  static func duration(_ duration: TimeInterval) -> String {
    guard duration.isFinite, duration < 1e9 else { return "" }
    let seconds = Int(duration.rounded())
    let end = String(format: "%02d", seconds % 60)
    guard seconds >= 3600 else { return "\(seconds / 60):\(end)" }
    return "\(seconds / 3600):\(String(format: "%02d", seconds / 60 % 60)):\(end)"
  }

  /// Returns the progress of indexing, such as "512 of 10,000 photos, about 8 seconds left".
  static func progress(_ progress: IndexProgress) -> String {
    switch progress.step {
    case .listing: progress.total == 0 ? "Looking for photos…" : "Found \(count(progress.total))…"
    case .reading, .finished:
      "\(number(progress.done)) of \(count(progress.total))" + (progress.remaining.map(remaining) ?? "")
    }
  }

  /// Returns the progress of reading in a few words, such as "512 of 10,000".
  static func shortProgress(_ progress: IndexProgress) -> String {
    "\(number(progress.done)) of \(number(progress.total))"
  }

  /// Returns the progress of photos that are added, such as "Adding 3 of 12 to “Pictures”…".
  static func progress(_ progress: PhotoCopying.Progress, folder: String) -> String {
    let photo = min(progress.count + 1, progress.total)
    let position = progress.total == 1 ? "" : " \(number(photo)) of \(number(progress.total))"
    return "Adding\(position) to “\(folder)”…"
  }

  private static func remaining(_ seconds: TimeInterval) -> String {
    switch seconds.rounded(.up) {
    case ..<2: ""
    case ..<90: ", about \(Int(seconds.rounded(.up))) seconds left"
    default: ", about \(Int((seconds / 60).rounded(.up))) minutes left"
    }
  }
}

extension CivilTime {
  /// The date without the time of day, such as "15 March 2024".
  var shortText: String { PhotoTexts.dateFormatter.string(from: date) }

  /// The date and the time of day, such as "15 March 2024 at 12:30".
  var longText: String { PhotoTexts.dateAndTimeFormatter.string(from: date) }

  /// The moment at which clocks in UTC show this time. The formatters of `PhotoTexts` also use UTC.
  fileprivate var date: Date { Date(timeIntervalSince1970: TimeInterval(seconds - Self.secondsTo1970)) }

  /// The seconds from the start of the year 1 to the start of the year 1970.
  private static let secondsTo1970: Int64 = CivilTime(year: 1970, month: 1, day: 1)?.seconds ?? 0
}
