/// The names of the symbols that can be drawn. `SymbolShapes` composes them from the drawings of `SymbolTable`.
enum SymbolNames {
  static let all: Set<String> = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init) + SymbolCharacters.symbols)

  private static let text = """
    alarm alarm.fill antenna.radiowaves.left.and.right app app.badge app.badge.fill app.fill archivebox
    archivebox.fill arrow.2.squarepath arrow.backward arrow.clockwise arrow.counterclockwise arrow.down
    arrow.down.circle arrow.down.circle.fill arrow.down.left arrow.down.right arrow.down.square
    arrow.down.square.fill arrow.forward arrow.left arrow.left.arrow.right arrow.left.circle arrow.left.circle.fill
    arrow.left.square arrow.left.square.fill arrow.right arrow.right.circle arrow.right.circle.fill
    arrow.right.square arrow.right.square.fill arrow.triangle.2.circlepath arrow.up arrow.up.arrow.down
    arrow.up.circle arrow.up.circle.fill arrow.up.left arrow.up.right arrow.up.right.circle
    arrow.up.right.circle.fill arrow.up.right.square arrow.up.right.square.fill arrow.up.square arrow.up.square.fill
    arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.turn.up.backward
    arrowshape.turn.up.backward.fill arrowshape.turn.up.forward arrowshape.turn.up.forward.fill
    arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill at
    backward backward.end backward.end.fill backward.fill bag bag.fill bell bell.badge bell.badge.fill bell.circle
    bell.circle.fill bell.fill bell.slash bell.slash.fill bolt bolt.circle bolt.circle.fill bolt.fill
    bolt.horizontal bolt.horizontal.fill bolt.slash bolt.slash.fill book book.circle book.circle.fill book.closed
    book.closed.fill book.fill bookmark bookmark.circle bookmark.circle.fill bookmark.fill bookmark.slash
    bookmark.slash.fill briefcase briefcase.fill bubble.left bubble.left.fill bubble.right bubble.right.fill
    building.2 building.2.fill calendar calendar.badge.plus calendar.fill camera camera.circle camera.circle.fill
    camera.fill car car.fill cart cart.badge.minus cart.badge.plus cart.circle cart.circle.fill cart.fill
    character.book.closed character.book.closed.fill chart.bar chart.bar.fill chart.line.uptrend.xyaxis chart.pie
    chart.pie.fill checkmark checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill
    checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward
    chevron.backward.circle chevron.backward.circle.fill chevron.down chevron.down.circle chevron.down.circle.fill
    chevron.down.square chevron.down.square.fill chevron.forward chevron.forward.circle chevron.forward.circle.fill
    chevron.left chevron.left.circle chevron.left.circle.fill chevron.left.square chevron.left.square.fill
    chevron.right chevron.right.circle chevron.right.circle.fill chevron.right.square chevron.right.square.fill
    chevron.up chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill chevron.up.square
    chevron.up.square.fill circle circle.fill circle.grid.3x3 circle.grid.3x3.fill clock clock.arrow.circlepath
    clock.fill cloud cloud.fill cloud.rain cloud.rain.fill creditcard creditcard.fill cube cube.fill desktopcomputer
    desktopcomputer.fill diamond diamond.fill doc doc.badge.plus doc.fill doc.on.doc doc.on.doc.fill doc.richtext
    doc.richtext.fill doc.text doc.text.fill document document.fill document.on.document document.on.document.fill
    dot.square dot.square.fill drop drop.fill ellipsis ellipsis.circle ellipsis.circle.fill envelope envelope.badge
    envelope.badge.fill envelope.circle envelope.circle.fill envelope.fill exclamationmark exclamationmark.circle
    exclamationmark.circle.fill exclamationmark.octagon exclamationmark.octagon.fill exclamationmark.shield
    exclamationmark.shield.fill exclamationmark.square exclamationmark.square.fill exclamationmark.triangle
    exclamationmark.triangle.fill eye eye.fill eye.slash eye.slash.fill film film.fill flag flag.circle
    flag.circle.fill flag.fill flag.slash flag.slash.fill flame flame.fill folder folder.badge.minus
    folder.badge.plus folder.fill folder.fill.badge.plus forward forward.end forward.end.fill forward.fill
    gamecontroller gamecontroller.fill gear gear.circle gear.circle.fill gearshape gearshape.fill gift gift.fill
    globe globe.americas globe.europe.africa graduationcap graduationcap.fill hand.raised hand.raised.fill
    hand.raised.slash hand.raised.slash.fill hand.thumbsup hand.thumbsup.fill heart heart.circle heart.circle.fill
    heart.fill heart.slash heart.slash.fill heart.square heart.square.fill hexagon hexagon.fill hourglass house
    house.circle house.circle.fill house.fill info.circle info.circle.fill iphone iphone.fill key key.fill
    largecircle.fill.circle leaf leaf.fill lightbulb lightbulb.fill lightbulb.slash lightbulb.slash.fill
    line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill line.horizontal.3 line.horizontal.3.decrease
    line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill link link.circle link.circle.fill
    list.bullet list.dash list.number location location.circle location.circle.fill location.fill location.north
    location.north.fill location.slash location.slash.fill lock lock.fill lock.open lock.open.fill magnifyingglass
    map map.fill mappin mappin.circle mappin.circle.fill mappin.fill megaphone megaphone.fill message message.fill
    mic mic.circle mic.circle.fill mic.fill mic.slash mic.slash.fill minus minus.circle minus.circle.fill
    minus.square minus.square.fill moon moon.fill multiply multiply.circle multiply.circle.fill multiply.square
    multiply.square.fill music.note network newspaper newspaper.fill nosign number number.circle number.circle.fill
    number.square number.square.fill octagon octagon.fill paintbrush paintbrush.fill paperclip paperplane
    paperplane.fill pause pause.circle pause.circle.fill pause.fill pencil pencil.circle pencil.circle.fill person
    person.2 person.2.fill person.3 person.3.fill person.badge.minus person.badge.plus person.circle
    person.circle.fill person.crop.circle person.crop.circle.badge.checkmark
    person.crop.circle.badge.exclamationmark person.crop.circle.badge.minus person.crop.circle.badge.plus
    person.crop.circle.badge.xmark person.crop.circle.fill person.crop.circle.fill.badge.checkmark
    person.crop.circle.fill.badge.minus person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.xmark
    person.crop.square person.crop.square.fill person.fill person.fill.badge.minus person.fill.badge.plus
    person.slash person.slash.fill phone phone.circle phone.circle.fill phone.fill photo photo.badge.plus photo.fill
    photo.on.rectangle photo.on.rectangle.fill pin pin.fill pin.slash pin.slash.fill play play.circle
    play.circle.fill play.fill play.square play.square.fill plus plus.circle plus.circle.fill plus.square
    plus.square.fill plus.square.on.square power printer printer.fill puzzlepiece puzzlepiece.fill qrcode
    questionmark questionmark.circle questionmark.circle.fill questionmark.square questionmark.square.fill
    record.circle rectangle rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.on.rectangle
    rectangle.on.rectangle.fill rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    rectangle.split.3x1 rectangle.split.3x1.fill repeat return safari safari.fill scissors server.rack
    server.rack.fill shield shield.fill shuffle sidebar.leading sidebar.leading.fill sidebar.left sidebar.left.fill
    slider.horizontal.3 snowflake sparkles speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1
    speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill square
    square.and.arrow.down square.and.arrow.down.fill square.and.arrow.up square.and.arrow.up.fill square.and.pencil
    square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x2 square.grid.3x2.fill square.grid.3x3
    square.grid.3x3.fill square.on.square square.stack square.stack.fill star star.circle star.circle.fill star.fill
    star.slash star.slash.fill star.square star.square.fill stop stop.circle stop.circle.fill stop.fill suit.heart
    suit.heart.fill sun.max sun.max.fill swift tag tag.circle tag.circle.fill tag.fill tag.slash tag.slash.fill
    text.aligncenter text.alignleft text.book.closed text.book.closed.fill text.justify textformat timer trash
    trash.circle trash.circle.fill trash.fill tray tray.fill triangle triangle.fill video video.circle
    video.circle.fill video.fill video.slash video.slash.fill wand.and.stars wifi wifi.slash wrench wrench.fill
    xmark xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.square xmark.square.fill
    """
}
