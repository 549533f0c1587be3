/// The names of the symbols that can be drawn. `SymbolShapes` composes them from the drawings of `SymbolTable`.
enum SymbolNames {
  static let all: Set<String> = Set(
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
      + SymbolCharacters.symbols)

  private static let text = """
    1.magnifyingglass 10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise
    15.arrow.trianglehead.clockwise 15.arrow.trianglehead.counterclockwise 30.arrow.trianglehead.clockwise
    30.arrow.trianglehead.counterclockwise 45.arrow.trianglehead.clockwise 45.arrow.trianglehead.counterclockwise
    5.arrow.trianglehead.clockwise 5.arrow.trianglehead.counterclockwise 60.arrow.trianglehead.clockwise
    60.arrow.trianglehead.counterclockwise 75.arrow.trianglehead.clockwise 75.arrow.trianglehead.counterclockwise
    90.arrow.trianglehead.clockwise 90.arrow.trianglehead.counterclockwise airplane airplane.arrival airplane.circle
    airplane.circle.fill airplane.departure airplayaudio airplayaudio.badge.exclamationmark airplayvideo
    airplayvideo.badge.exclamationmark airplayvideo.circle airplayvideo.circle.fill airpods airpods.gen3 airpods.pro
    airpodspro alarm alarm.fill alt ant ant.circle ant.circle.fill ant.fill antenna.radiowaves.left.and.right
    antenna.radiowaves.left.and.right.circle antenna.radiowaves.left.and.right.circle.fill
    antenna.radiowaves.left.and.right.slash app app.badge app.badge.checkmark app.badge.checkmark.fill app.badge.clock
    app.badge.clock.fill app.badge.fill app.connected.to.app.below.fill app.dashed app.fill applewatch
    applewatch.badge.checkmark applewatch.badge.exclamationmark applewatch.radiowaves.left.and.right applewatch.slash
    apps.iphone apps.iphone.badge.checkmark apps.iphone.badge.plus aqi.high aqi.low aqi.medium archivebox
    archivebox.circle archivebox.circle.fill archivebox.fill arrow.2.circlepath arrow.2.circlepath.circle
    arrow.2.circlepath.circle.fill arrow.2.squarepath arrow.3.trianglepath arrow.backward arrow.backward.circle
    arrow.backward.circle.fill arrow.backward.square arrow.backward.square.fill arrow.backward.to.line
    arrow.backward.to.line.circle arrow.backward.to.line.circle.fill arrow.backward.to.line.square
    arrow.backward.to.line.square.fill arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill
    arrow.clockwise.square arrow.clockwise.square.fill arrow.counterclockwise arrow.counterclockwise.circle
    arrow.counterclockwise.circle.fill arrow.counterclockwise.square arrow.counterclockwise.square.fill arrow.down
    arrow.down.app arrow.down.app.fill arrow.down.backward arrow.down.backward.and.arrow.up.forward
    arrow.down.backward.and.arrow.up.forward.circle arrow.down.backward.and.arrow.up.forward.circle.fill
    arrow.down.backward.and.arrow.up.forward.square arrow.down.backward.and.arrow.up.forward.square.fill
    arrow.down.backward.circle arrow.down.backward.circle.fill arrow.down.backward.square
    arrow.down.backward.square.fill arrow.down.circle arrow.down.circle.badge.pause arrow.down.circle.badge.pause.fill
    arrow.down.circle.badge.xmark arrow.down.circle.badge.xmark.fill arrow.down.circle.fill arrow.down.doc
    arrow.down.doc.fill arrow.down.document arrow.down.document.fill arrow.down.forward
    arrow.down.forward.and.arrow.up.backward arrow.down.forward.and.arrow.up.backward.circle
    arrow.down.forward.and.arrow.up.backward.circle.fill arrow.down.forward.and.arrow.up.backward.square
    arrow.down.forward.and.arrow.up.backward.square.fill arrow.down.forward.circle arrow.down.forward.circle.fill
    arrow.down.forward.square arrow.down.forward.square.fill arrow.down.left arrow.down.left.and.arrow.up.right
    arrow.down.left.and.arrow.up.right.circle arrow.down.left.and.arrow.up.right.circle.fill
    arrow.down.left.and.arrow.up.right.square arrow.down.left.and.arrow.up.right.square.fill arrow.down.left.circle
    arrow.down.left.circle.fill arrow.down.left.square arrow.down.left.square.fill arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.down.right.and.arrow.up.left.circle
    arrow.down.right.and.arrow.up.left.circle.fill arrow.down.right.and.arrow.up.left.square
    arrow.down.right.and.arrow.up.left.square.fill arrow.down.right.circle arrow.down.right.circle.fill
    arrow.down.right.square arrow.down.right.square.fill arrow.down.square arrow.down.square.fill arrow.down.to.line
    arrow.down.to.line.circle arrow.down.to.line.circle.fill arrow.down.to.line.square arrow.down.to.line.square.fill
    arrow.forward arrow.forward.circle arrow.forward.circle.fill arrow.forward.square arrow.forward.square.fill
    arrow.forward.to.line arrow.forward.to.line.circle arrow.forward.to.line.circle.fill arrow.forward.to.line.square
    arrow.forward.to.line.square.fill arrow.left arrow.left.and.right arrow.left.and.right.circle
    arrow.left.and.right.circle.fill arrow.left.and.right.square arrow.left.and.right.square.fill
    arrow.left.arrow.right arrow.left.arrow.right.circle arrow.left.arrow.right.circle.fill
    arrow.left.arrow.right.square arrow.left.arrow.right.square.fill arrow.left.circle arrow.left.circle.fill
    arrow.left.square arrow.left.square.fill arrow.left.to.line arrow.left.to.line.circle
    arrow.left.to.line.circle.fill arrow.left.to.line.square arrow.left.to.line.square.fill arrow.right
    arrow.right.circle arrow.right.circle.fill arrow.right.doc.on.clipboard arrow.right.page.on.clipboard
    arrow.right.square arrow.right.square.fill arrow.right.to.line arrow.right.to.line.circle
    arrow.right.to.line.circle.fill arrow.right.to.line.square arrow.right.to.line.square.fill
    arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill
    arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill arrow.triangle.branch
    arrow.triangle.merge arrow.triangle.swap arrow.triangle.turn.up.right.diamond
    arrow.triangle.turn.up.right.diamond.fill arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90
    arrow.trianglehead.2.clockwise.rotate.90.camera arrow.trianglehead.2.clockwise.rotate.90.camera.fill
    arrow.trianglehead.2.clockwise.rotate.90.circle arrow.trianglehead.2.clockwise.rotate.90.circle.fill
    arrow.trianglehead.branch arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
    arrow.trianglehead.merge arrow.trianglehead.swap arrow.trianglehead.turn.up.right.diamond
    arrow.trianglehead.turn.up.right.diamond.fill arrow.turn.down.left arrow.turn.down.right arrow.turn.left.down
    arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up arrow.turn.up.left arrow.turn.up.right arrow.up
    arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.circle
    arrow.up.and.down.circle.fill arrow.up.and.down.square arrow.up.and.down.square.fill arrow.up.arrow.down
    arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill arrow.up.arrow.down.square
    arrow.up.arrow.down.square.fill arrow.up.backward arrow.up.backward.and.arrow.down.forward
    arrow.up.backward.and.arrow.down.forward.circle arrow.up.backward.and.arrow.down.forward.circle.fill
    arrow.up.backward.and.arrow.down.forward.square arrow.up.backward.and.arrow.down.forward.square.fill
    arrow.up.backward.circle arrow.up.backward.circle.fill arrow.up.backward.square arrow.up.backward.square.fill
    arrow.up.bin arrow.up.bin.fill arrow.up.circle arrow.up.circle.badge.clock arrow.up.circle.fill arrow.up.doc
    arrow.up.doc.fill arrow.up.document arrow.up.document.fill arrow.up.forward
    arrow.up.forward.and.arrow.down.backward arrow.up.forward.and.arrow.down.backward.circle
    arrow.up.forward.and.arrow.down.backward.circle.fill arrow.up.forward.and.arrow.down.backward.square
    arrow.up.forward.and.arrow.down.backward.square.fill arrow.up.forward.app arrow.up.forward.app.fill
    arrow.up.forward.circle arrow.up.forward.circle.fill arrow.up.forward.square arrow.up.forward.square.fill
    arrow.up.heart arrow.up.heart.fill arrow.up.left arrow.up.left.and.arrow.down.right
    arrow.up.left.and.arrow.down.right.circle arrow.up.left.and.arrow.down.right.circle.fill
    arrow.up.left.and.arrow.down.right.square arrow.up.left.and.arrow.down.right.square.fill arrow.up.left.circle
    arrow.up.left.circle.fill arrow.up.left.square arrow.up.left.square.fill arrow.up.right
    arrow.up.right.and.arrow.down.left arrow.up.right.and.arrow.down.left.circle
    arrow.up.right.and.arrow.down.left.circle.fill arrow.up.right.and.arrow.down.left.square
    arrow.up.right.and.arrow.down.left.square.fill arrow.up.right.circle arrow.up.right.circle.fill
    arrow.up.right.square arrow.up.right.square.fill arrow.up.square arrow.up.square.fill arrow.up.to.line
    arrow.up.to.line.circle arrow.up.to.line.circle.fill arrow.up.to.line.square arrow.up.to.line.square.fill
    arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.backward.circle.badge.ellipsis
    arrow.uturn.backward.circle.fill arrow.uturn.backward.square arrow.uturn.backward.square.fill arrow.uturn.down
    arrow.uturn.down.circle arrow.uturn.down.circle.fill arrow.uturn.down.square arrow.uturn.down.square.fill
    arrow.uturn.forward arrow.uturn.forward.circle arrow.uturn.forward.circle.fill arrow.uturn.forward.square
    arrow.uturn.forward.square.fill arrow.uturn.left arrow.uturn.left.circle arrow.uturn.left.circle.badge.ellipsis
    arrow.uturn.left.circle.fill arrow.uturn.left.square arrow.uturn.left.square.fill arrow.uturn.right
    arrow.uturn.right.circle arrow.uturn.right.circle.fill arrow.uturn.right.square arrow.uturn.right.square.fill
    arrow.uturn.up arrow.uturn.up.circle arrow.uturn.up.circle.fill arrow.uturn.up.square arrow.uturn.up.square.fill
    arrowshape.backward arrowshape.backward.circle arrowshape.backward.circle.fill arrowshape.backward.fill
    arrowshape.down arrowshape.down.circle arrowshape.down.circle.fill arrowshape.down.fill arrowshape.forward
    arrowshape.forward.circle arrowshape.forward.circle.fill arrowshape.forward.fill arrowshape.left
    arrowshape.left.circle arrowshape.left.circle.fill arrowshape.left.fill arrowshape.right arrowshape.right.circle
    arrowshape.right.circle.fill arrowshape.right.fill arrowshape.turn.up.backward arrowshape.turn.up.backward.2
    arrowshape.turn.up.backward.2.circle arrowshape.turn.up.backward.2.circle.fill arrowshape.turn.up.backward.2.fill
    arrowshape.turn.up.backward.badge.clock arrowshape.turn.up.backward.badge.clock.fill
    arrowshape.turn.up.backward.circle arrowshape.turn.up.backward.circle.fill arrowshape.turn.up.backward.fill
    arrowshape.turn.up.forward arrowshape.turn.up.forward.circle arrowshape.turn.up.forward.circle.fill
    arrowshape.turn.up.forward.fill arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.circle
    arrowshape.turn.up.left.2.circle.fill arrowshape.turn.up.left.2.fill arrowshape.turn.up.left.circle
    arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill arrowshape.turn.up.right
    arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill arrowshape.turn.up.right.fill arrowshape.up
    arrowshape.up.circle arrowshape.up.circle.fill arrowshape.up.fill arrowtriangle.backward
    arrowtriangle.backward.circle arrowtriangle.backward.circle.fill arrowtriangle.backward.fill
    arrowtriangle.backward.square arrowtriangle.backward.square.fill arrowtriangle.down arrowtriangle.down.circle
    arrowtriangle.down.circle.fill arrowtriangle.down.fill arrowtriangle.down.square arrowtriangle.down.square.fill
    arrowtriangle.forward arrowtriangle.forward.circle arrowtriangle.forward.circle.fill arrowtriangle.forward.fill
    arrowtriangle.forward.square arrowtriangle.forward.square.fill arrowtriangle.left arrowtriangle.left.circle
    arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.left.square arrowtriangle.left.square.fill
    arrowtriangle.right arrowtriangle.right.circle arrowtriangle.right.circle.fill arrowtriangle.right.fill
    arrowtriangle.right.square arrowtriangle.right.square.fill arrowtriangle.up arrowtriangle.up.circle
    arrowtriangle.up.circle.fill arrowtriangle.up.fill arrowtriangle.up.square arrowtriangle.up.square.fill asterisk
    asterisk.circle asterisk.circle.fill at at.badge.minus at.badge.plus at.circle at.circle.fill backpack
    backpack.circle backpack.circle.fill backpack.fill backward backward.circle backward.circle.fill backward.end
    backward.end.circle backward.end.circle.fill backward.end.fill backward.fill backward.frame backward.frame.fill
    badge.plus.radiowaves.right bag bag.badge.minus bag.badge.plus bag.badge.questionmark bag.circle bag.circle.fill
    bag.fill bag.fill.badge.minus bag.fill.badge.plus bag.fill.badge.questionmark balloon balloon.fill bandage
    bandage.fill banknote banknote.fill barcode barcode.viewfinder baseball baseball.circle baseball.circle.fill
    baseball.fill basket basket.fill basketball basketball.circle basketball.circle.fill basketball.fill bathtub
    bathtub.fill battery.0 battery.0percent battery.100 battery.100.bolt battery.100.circle battery.100.circle.fill
    battery.100percent battery.100percent.bolt battery.100percent.circle battery.100percent.circle.fill battery.25
    battery.25percent battery.50 battery.50percent battery.75 battery.75percent beats.headphones bed.double
    bed.double.badge.checkmark bed.double.badge.checkmark.fill bed.double.circle bed.double.circle.fill
    bed.double.fill bell bell.badge bell.badge.fill bell.circle bell.circle.fill bell.fill bell.slash bell.slash.fill
    bell.square bell.square.fill bicycle bicycle.circle bicycle.circle.fill binoculars binoculars.circle
    binoculars.circle.fill binoculars.fill bird bird.circle bird.circle.fill bird.fill birthday.cake
    birthday.cake.fill bitcoinsign bitcoinsign.circle bitcoinsign.circle.fill bitcoinsign.square
    bitcoinsign.square.fill bold bold.italic.underline bolt bolt.badge.checkmark bolt.badge.checkmark.fill
    bolt.badge.clock bolt.badge.clock.fill bolt.badge.xmark bolt.badge.xmark.fill bolt.circle bolt.circle.fill
    bolt.fill bolt.heart bolt.heart.fill bolt.horizontal bolt.horizontal.circle bolt.horizontal.circle.fill
    bolt.horizontal.fill bolt.horizontal.icloud bolt.horizontal.icloud.fill bolt.ring.closed bolt.shield
    bolt.shield.fill bolt.slash bolt.slash.fill bolt.square bolt.square.fill bolt.trianglebadge.exclamationmark
    bolt.trianglebadge.exclamationmark.fill book book.badge.plus book.badge.plus.fill book.circle book.circle.fill
    book.closed book.closed.circle book.closed.circle.fill book.closed.fill book.fill book.pages book.pages.fill
    bookmark bookmark.circle bookmark.circle.fill bookmark.fill bookmark.slash bookmark.slash.fill bookmark.square
    bookmark.square.fill books.vertical books.vertical.circle books.vertical.circle.fill books.vertical.fill box.truck
    box.truck.badge.clock box.truck.badge.clock.fill box.truck.fill brain brain.head.profile briefcase
    briefcase.circle briefcase.circle.fill briefcase.fill bubble bubble.circle bubble.circle.fill bubble.fill
    bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
    bubble.left.and.exclamationmark.bubble.right bubble.left.and.exclamationmark.bubble.right.fill
    bubble.left.and.text.bubble.right bubble.left.and.text.bubble.right.fill bubble.left.circle
    bubble.left.circle.fill bubble.left.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.right
    bubble.right.circle bubble.right.circle.fill bubble.right.fill building building.2 building.2.fill
    building.columns building.columns.circle building.columns.circle.fill building.columns.fill building.fill burst
    burst.fill bus bus.fill cable.connector cable.connector.slash cablecar cablecar.fill calendar calendar.badge
    calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark calendar.badge.lock
    calendar.badge.minus calendar.badge.plus calendar.circle calendar.circle.fill camera camera.aperture
    camera.badge.clock camera.badge.clock.fill camera.badge.ellipsis camera.badge.ellipsis.fill camera.circle
    camera.circle.fill camera.fill camera.fill.badge.ellipsis camera.filters camera.macro camera.macro.circle
    camera.macro.circle.fill camera.macro.slash camera.rotate camera.rotate.fill camera.viewfinder capslock
    capslock.fill capsule capsule.fill capsule.portrait capsule.portrait.fill captions.bubble captions.bubble.fill car
    car.badge.gearshape car.badge.gearshape.fill car.circle car.circle.fill car.fill carrot carrot.fill cart
    cart.badge.clock cart.badge.clock.fill cart.badge.minus cart.badge.plus cart.badge.questionmark cart.circle
    cart.circle.fill cart.fill cart.fill.badge.minus cart.fill.badge.plus cart.fill.badge.questionmark cat cat.circle
    cat.circle.fill cat.fill cellularbars cellularbars.circle cellularbars.circle.fill character character.book.closed
    character.book.closed.fill character.circle character.circle.fill character.cursor.ibeam character.square
    character.square.fill character.textbox chart.bar chart.bar.doc.horizontal chart.bar.doc.horizontal.fill
    chart.bar.fill chart.bar.horizontal.page chart.bar.horizontal.page.fill chart.bar.xaxis chart.dots.scatter
    chart.line.downtrend.xyaxis chart.line.downtrend.xyaxis.circle chart.line.downtrend.xyaxis.circle.fill
    chart.line.flattrend.xyaxis chart.line.flattrend.xyaxis.circle chart.line.flattrend.xyaxis.circle.fill
    chart.line.uptrend.xyaxis chart.line.uptrend.xyaxis.circle chart.line.uptrend.xyaxis.circle.fill chart.pie
    chart.pie.fill chart.xyaxis.line checklist checklist.checked checklist.unchecked checkmark checkmark.app
    checkmark.app.fill checkmark.bubble checkmark.bubble.fill checkmark.circle checkmark.circle.badge.plus
    checkmark.circle.badge.plus.fill checkmark.circle.badge.questionmark checkmark.circle.badge.questionmark.fill
    checkmark.circle.badge.xmark checkmark.circle.badge.xmark.fill checkmark.circle.fill
    checkmark.circle.trianglebadge.exclamationmark checkmark.circle.trianglebadge.exclamationmark.fill
    checkmark.icloud checkmark.icloud.fill checkmark.rectangle checkmark.rectangle.fill checkmark.rectangle.portrait
    checkmark.rectangle.portrait.fill checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill
    checkmark.square checkmark.square.fill chevron.backward chevron.backward.2 chevron.backward.circle
    chevron.backward.circle.fill chevron.backward.square chevron.backward.square.fill chevron.backward.to.line
    chevron.compact.backward chevron.compact.down chevron.compact.forward chevron.compact.left chevron.compact.right
    chevron.compact.up chevron.down chevron.down.2 chevron.down.circle chevron.down.circle.fill chevron.down.square
    chevron.down.square.fill chevron.forward chevron.forward.2 chevron.forward.circle chevron.forward.circle.fill
    chevron.forward.square chevron.forward.square.fill chevron.forward.to.line chevron.left chevron.left.2
    chevron.left.circle chevron.left.circle.fill chevron.left.forwardslash.chevron.right
    chevron.left.slash.chevron.right chevron.left.square chevron.left.square.fill chevron.left.to.line chevron.right
    chevron.right.2 chevron.right.circle chevron.right.circle.fill chevron.right.square chevron.right.square.fill
    chevron.right.to.line chevron.up chevron.up.2 chevron.up.chevron.down chevron.up.chevron.down.square
    chevron.up.chevron.down.square.fill chevron.up.circle chevron.up.circle.fill chevron.up.square
    chevron.up.square.fill circle circle.and.line.horizontal circle.and.line.horizontal.fill circle.badge.checkmark
    circle.badge.checkmark.fill circle.badge.exclamationmark circle.badge.exclamationmark.fill circle.badge.minus
    circle.badge.minus.fill circle.badge.plus circle.badge.plus.fill circle.badge.questionmark
    circle.badge.questionmark.fill circle.badge.xmark circle.badge.xmark.fill circle.bottomhalf.fill
    circle.bottomhalf.filled circle.circle circle.circle.fill circle.dashed circle.dashed.inset.filled circle.dotted
    circle.dotted.circle circle.dotted.circle.fill circle.fill circle.fill.square.fill circle.grid.2x1
    circle.grid.2x1.fill circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.circle
    circle.grid.3x3.circle.fill circle.grid.3x3.fill circle.grid.cross circle.grid.cross.fill circle.hexagongrid
    circle.hexagongrid.circle circle.hexagongrid.circle.fill circle.hexagongrid.fill circle.inset.filled
    circle.lefthalf.fill circle.lefthalf.filled circle.righthalf.fill circle.righthalf.filled circle.slash
    circle.slash.fill circle.square circle.square.fill circle.tophalf.fill circle.tophalf.filled circlebadge
    circlebadge.fill clear clear.fill clipboard clipboard.fill clock clock.arrow.2.circlepath clock.arrow.circlepath
    clock.arrow.trianglehead.2.counterclockwise.rotate.90 clock.arrow.trianglehead.counterclockwise.rotate.90
    clock.badge clock.badge.checkmark clock.badge.checkmark.fill clock.badge.exclamationmark
    clock.badge.exclamationmark.fill clock.badge.fill clock.badge.questionmark clock.badge.questionmark.fill
    clock.badge.xmark clock.badge.xmark.fill clock.circle clock.circle.fill clock.fill cloud cloud.bolt
    cloud.bolt.circle cloud.bolt.circle.fill cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.circle
    cloud.bolt.rain.circle.fill cloud.bolt.rain.fill cloud.circle cloud.circle.fill cloud.drizzle cloud.drizzle.circle
    cloud.drizzle.circle.fill cloud.drizzle.fill cloud.fill cloud.fog cloud.fog.circle cloud.fog.circle.fill
    cloud.fog.fill cloud.hail cloud.hail.circle cloud.hail.circle.fill cloud.hail.fill cloud.heavyrain
    cloud.heavyrain.circle cloud.heavyrain.circle.fill cloud.heavyrain.fill cloud.moon cloud.moon.circle
    cloud.moon.circle.fill cloud.moon.fill cloud.rain cloud.rain.circle cloud.rain.circle.fill cloud.rain.fill
    cloud.snow cloud.snow.circle cloud.snow.circle.fill cloud.snow.fill cloud.sun cloud.sun.circle
    cloud.sun.circle.fill cloud.sun.fill cloud.sun.rain cloud.sun.rain.circle cloud.sun.rain.circle.fill
    cloud.sun.rain.fill comb comb.fill command command.circle command.circle.fill command.square command.square.fill
    computermouse computermouse.fill contextualmenu.and.cursorarrow control cpu cpu.fill creditcard creditcard.circle
    creditcard.circle.fill creditcard.fill creditcard.trianglebadge.exclamationmark
    creditcard.trianglebadge.exclamationmark.fill crop cross cross.case cross.case.circle cross.case.circle.fill
    cross.case.fill cross.circle cross.circle.fill cross.fill cross.vial cross.vial.fill crown crown.fill cube
    cube.box cube.box.fill cube.circle cube.circle.fill cube.fill cube.transparent cup.and.saucer cup.and.saucer.fill
    curlybraces curlybraces.square curlybraces.square.fill cursorarrow cursorarrow.click cursorarrow.click.badge.clock
    cursorarrow.rays cursorarrow.slash cursorarrow.square cursorarrow.square.fill cylinder cylinder.fill
    cylinder.split.1x2 cylinder.split.1x2.fill decrease.indent delete.backward delete.backward.fill delete.forward
    delete.forward.fill delete.left delete.left.fill delete.right delete.right.fill deskclock deskclock.fill
    desktopcomputer desktopcomputer.badge.checkmark desktopcomputer.trianglebadge.exclamationmark dial.high
    dial.high.fill dial.low dial.low.fill dial.medium dial.medium.fill diamond diamond.circle diamond.circle.fill
    diamond.fill dice dice.fill die.face.1 die.face.1.fill die.face.2 die.face.2.fill die.face.3 die.face.3.fill
    die.face.4 die.face.4.fill die.face.5 die.face.5.fill die.face.6 die.face.6.fill display
    display.trianglebadge.exclamationmark divide divide.circle divide.circle.fill divide.square divide.square.fill doc
    doc.badge.arrow.up doc.badge.arrow.up.fill doc.badge.clock doc.badge.clock.fill doc.badge.ellipsis
    doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus doc.circle doc.circle.fill doc.fill
    doc.fill.badge.ellipsis doc.fill.badge.plus doc.on.clipboard doc.on.clipboard.fill doc.on.doc doc.on.doc.fill
    doc.plaintext doc.plaintext.fill doc.questionmark doc.questionmark.fill doc.richtext doc.richtext.fill doc.text
    doc.text.fill doc.text.magnifyingglass doc.text.viewfinder doc.viewfinder doc.zipper dock.rectangle document
    document.badge.arrow.up document.badge.arrow.up.fill document.badge.clock document.badge.clock.fill
    document.badge.ellipsis document.badge.ellipsis.fill document.badge.gearshape document.badge.gearshape.fill
    document.badge.plus document.badge.plus.fill document.circle document.circle.fill document.fill
    document.on.clipboard document.on.clipboard.fill document.on.document document.on.document.fill
    document.viewfinder dog dog.circle dog.circle.fill dog.fill dollarsign dollarsign.circle dollarsign.circle.fill
    dollarsign.square dollarsign.square.fill door.left.hand.closed door.left.hand.open dot.radiowaves.forward
    dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward dot.scope dot.square dot.square.fill
    dot.viewfinder drop drop.circle drop.circle.fill drop.fill dumbbell dumbbell.fill ear ear.badge.checkmark ear.fill
    ear.trianglebadge.exclamationmark earbuds earpods eject eject.circle eject.circle.fill eject.fill ellipsis
    ellipsis.bubble ellipsis.bubble.fill ellipsis.circle ellipsis.circle.badge ellipsis.circle.badge.fill
    ellipsis.circle.fill ellipsis.message ellipsis.message.fill ellipsis.rectangle ellipsis.rectangle.fill envelope
    envelope.badge envelope.badge.fill envelope.badge.minus envelope.badge.minus.fill envelope.badge.person.crop
    envelope.badge.person.crop.fill envelope.badge.plus envelope.badge.plus.fill envelope.badge.shield.half.filled
    envelope.badge.shield.half.filled.fill envelope.circle envelope.circle.fill envelope.fill envelope.open
    envelope.open.badge.clock envelope.open.badge.clock.fill envelope.open.fill equal equal.circle equal.circle.fill
    equal.square equal.square.fill eraser eraser.badge.xmark eraser.badge.xmark.fill eraser.fill eraser.slash
    eraser.slash.fill eraser.trianglebadge.exclamationmark eraser.trianglebadge.exclamationmark.fill escape eurosign
    eurosign.circle eurosign.circle.fill eurosign.square eurosign.square.fill ev.charger ev.charger.fill
    ev.charger.slash ev.charger.slash.fill exclamationmark exclamationmark.2 exclamationmark.3
    exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
    exclamationmark.bubble exclamationmark.bubble.circle exclamationmark.bubble.circle.fill
    exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud
    exclamationmark.icloud.fill exclamationmark.magnifyingglass exclamationmark.octagon exclamationmark.octagon.fill
    exclamationmark.shield exclamationmark.shield.fill exclamationmark.square exclamationmark.square.fill
    exclamationmark.triangle exclamationmark.triangle.fill externaldrive externaldrive.badge.checkmark
    externaldrive.badge.exclamationmark externaldrive.badge.minus externaldrive.badge.person.crop
    externaldrive.badge.plus externaldrive.badge.questionmark externaldrive.badge.xmark
    externaldrive.connected.to.line.below externaldrive.connected.to.line.below.fill externaldrive.fill
    externaldrive.fill.badge.checkmark externaldrive.fill.badge.exclamationmark externaldrive.fill.badge.minus
    externaldrive.fill.badge.person.crop externaldrive.fill.badge.plus externaldrive.fill.badge.questionmark
    externaldrive.fill.badge.xmark externaldrive.fill.trianglebadge.exclamationmark
    externaldrive.trianglebadge.exclamationmark eye eye.circle eye.circle.fill eye.fill eye.slash eye.slash.fill
    eye.square eye.square.fill eye.trianglebadge.exclamationmark eye.trianglebadge.exclamationmark.fill eyedropper
    eyedropper.full eyedropper.halffull eyeglasses eyeglasses.slash eyes face.dashed face.smiling face.smiling.fill
    faceid facemask facemask.fill fan fan.circle fan.circle.fill fan.slash faxmachine faxmachine.fill ferry ferry.fill
    figure figure.2.arms.open figure.arms.open figure.hiking figure.hiking.circle figure.hiking.circle.fill
    figure.pool.swim figure.pool.swim.circle figure.pool.swim.circle.fill figure.run figure.run.circle
    figure.run.circle.fill figure.stand figure.walk figure.walk.circle figure.walk.circle.fill figure.walk.motion
    figure.walk.motion.trianglebadge.exclamationmark figure.wave figure.wave.circle figure.wave.circle.fill
    filemenu.and.selection film film.circle film.circle.fill film.fill film.stack film.stack.fill fish fish.circle
    fish.circle.fill fish.fill flag flag.badge.ellipsis flag.badge.ellipsis.fill flag.checkered flag.checkered.circle
    flag.checkered.circle.fill flag.circle flag.circle.fill flag.fill flag.slash flag.slash.fill flag.square
    flag.square.fill flame flame.circle flame.circle.fill flame.fill flashlight.off.fill flashlight.on.fill flask
    flask.fill fn folder folder.badge.gearshape folder.badge.minus folder.badge.person.crop folder.badge.plus
    folder.badge.questionmark folder.circle folder.circle.fill folder.fill folder.fill.badge.gearshape
    folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus folder.fill.badge.questionmark
    football football.circle football.circle.fill football.fill fork.knife fork.knife.circle fork.knife.circle.fill
    forward forward.circle forward.circle.fill forward.end forward.end.circle forward.end.circle.fill forward.end.fill
    forward.fill forward.frame forward.frame.fill fuelpump fuelpump.circle fuelpump.circle.fill fuelpump.fill
    fuelpump.slash fuelpump.slash.fill function gamecontroller gamecontroller.circle gamecontroller.circle.fill
    gamecontroller.fill gauge gauge.badge.minus gauge.badge.plus gauge.high gauge.with.dots.needle.67percent
    gauge.with.needle gauge.with.needle.fill gear gear.badge gear.badge.checkmark gear.badge.questionmark
    gear.badge.xmark gear.circle gear.circle.fill gearshape gearshape.2 gearshape.2.fill gearshape.circle
    gearshape.circle.fill gearshape.fill gift gift.circle gift.circle.fill gift.fill giftcard giftcard.fill globe
    globe.americas globe.americas.fill globe.asia.australia globe.asia.australia.fill globe.badge.chevron.backward
    globe.badge.clock globe.badge.clock.fill globe.central.south.asia globe.central.south.asia.fill
    globe.europe.africa globe.europe.africa.fill globe.fill gobackward gobackward.10 gobackward.15 gobackward.30
    gobackward.45 gobackward.5 gobackward.60 gobackward.75 gobackward.90 gobackward.minus goforward goforward.10
    goforward.15 goforward.30 goforward.45 goforward.5 goforward.60 goforward.75 goforward.90 goforward.plus
    graduationcap graduationcap.circle graduationcap.circle.fill graduationcap.fill greaterthan greaterthan.circle
    greaterthan.circle.fill greaterthan.square greaterthan.square.fill guitars guitars.fill hammer hammer.circle
    hammer.circle.fill hammer.fill hand.draw hand.draw.badge.ellipsis hand.draw.badge.ellipsis.fill hand.draw.fill
    hand.point.down hand.point.down.fill hand.point.left hand.point.left.fill hand.point.right hand.point.right.fill
    hand.point.up hand.point.up.fill hand.point.up.left hand.point.up.left.fill hand.raised hand.raised.circle
    hand.raised.circle.fill hand.raised.fill hand.raised.slash hand.raised.slash.fill hand.raised.square
    hand.raised.square.fill hand.tap hand.tap.fill hand.thumbsdown hand.thumbsdown.circle hand.thumbsdown.circle.fill
    hand.thumbsdown.fill hand.thumbsdown.slash hand.thumbsdown.slash.fill hand.thumbsup hand.thumbsup.circle
    hand.thumbsup.circle.fill hand.thumbsup.fill hand.thumbsup.slash hand.thumbsup.slash.fill hand.wave hand.wave.fill
    hare hare.circle hare.circle.fill hare.fill headphones headphones.circle headphones.circle.fill headphones.slash
    heart heart.badge.bolt heart.badge.bolt.fill heart.circle heart.circle.fill heart.fill heart.rectangle
    heart.rectangle.fill heart.slash heart.slash.fill heart.square heart.square.fill heart.text.clipboard
    heart.text.clipboard.fill heart.text.square heart.text.square.fill hexagon hexagon.fill hifispeaker hifispeaker.2
    hifispeaker.2.badge.minus hifispeaker.2.badge.minus.fill hifispeaker.2.badge.plus hifispeaker.2.badge.plus.fill
    hifispeaker.2.fill hifispeaker.badge.minus hifispeaker.badge.minus.fill hifispeaker.badge.plus
    hifispeaker.badge.plus.fill hifispeaker.fill highlighter highlighter.badge.ellipsis homepod
    homepod.badge.checkmark homepod.badge.checkmark.fill homepod.badge.minus homepod.badge.minus.fill
    homepod.badge.plus homepod.badge.plus.fill homepod.fill homepod.mini homepod.mini.badge.checkmark
    homepod.mini.badge.checkmark.fill homepod.mini.badge.minus homepod.mini.badge.minus.fill homepod.mini.badge.plus
    homepod.mini.badge.plus.fill homepod.mini.fill homepodmini homepodmini.fill hourglass hourglass.badge.eye
    hourglass.badge.lock hourglass.badge.plus hourglass.bottomhalf.filled hourglass.circle hourglass.circle.fill
    hourglass.tophalf.filled house house.badge.exclamationmark house.badge.exclamationmark.fill house.circle
    house.circle.fill house.fill house.lodge house.lodge.circle house.lodge.circle.fill house.lodge.fill house.slash
    house.slash.fill humidity humidity.fill hurricane hurricane.circle hurricane.circle.fill icloud
    icloud.and.arrow.down icloud.and.arrow.down.fill icloud.and.arrow.up icloud.and.arrow.up.fill icloud.circle
    icloud.circle.fill icloud.fill icloud.slash icloud.slash.fill icloud.square icloud.square.fill increase.indent
    indianrupeesign indianrupeesign.circle indianrupeesign.circle.fill indianrupeesign.square
    indianrupeesign.square.fill infinity infinity.circle infinity.circle.fill info info.bubble info.bubble.fill
    info.circle info.circle.fill info.square info.square.fill internaldrive internaldrive.fill ipad
    ipad.badge.checkmark ipad.badge.exclamationmark ipad.badge.play ipad.gen1 ipad.gen1.badge.exclamationmark
    ipad.gen1.badge.play ipad.gen1.slash ipad.gen2 ipad.gen2.badge.exclamationmark ipad.gen2.badge.play
    ipad.gen2.slash ipad.homebutton ipad.homebutton.badge.play ipad.landscape ipad.landscape.badge.exclamationmark
    ipad.landscape.badge.play iphone iphone.and.arrow.forward iphone.badge.checkmark iphone.badge.exclamationmark
    iphone.badge.play iphone.circle iphone.circle.fill iphone.gen1 iphone.gen1.badge.exclamationmark
    iphone.gen1.badge.play iphone.gen1.circle iphone.gen1.circle.fill iphone.gen1.slash iphone.gen2
    iphone.gen2.badge.exclamationmark iphone.gen2.badge.play iphone.gen2.circle iphone.gen2.circle.fill
    iphone.gen2.slash iphone.gen3 iphone.gen3.badge.exclamationmark iphone.gen3.badge.play iphone.gen3.circle
    iphone.gen3.circle.fill iphone.gen3.slash iphone.homebutton iphone.homebutton.badge.play iphone.homebutton.circle
    iphone.homebutton.circle.fill iphone.homebutton.slash iphone.landscape iphone.radiowaves.left.and.right
    iphone.radiowaves.left.and.right.circle iphone.radiowaves.left.and.right.circle.fill iphone.slash italic key
    key.circle key.circle.fill key.fill key.horizontal key.horizontal.fill key.icloud key.icloud.fill key.slash
    key.slash.fill key.viewfinder keyboard keyboard.badge.ellipsis keyboard.badge.ellipsis.fill keyboard.badge.eye
    keyboard.badge.eye.fill keyboard.chevron.compact.down keyboard.chevron.compact.down.fill keyboard.fill ladybug
    ladybug.circle ladybug.circle.fill ladybug.fill ladybug.slash ladybug.slash.fill lamp.desk lamp.desk.fill
    lamp.floor lamp.floor.fill lanyardcard lanyardcard.fill laptopcomputer laptopcomputer.badge.checkmark
    laptopcomputer.slash laptopcomputer.trianglebadge.exclamationmark largecircle.fill.circle lasso leaf
    leaf.arrow.circlepath leaf.circle leaf.circle.fill leaf.fill lessthan lessthan.circle lessthan.circle.fill
    lessthan.square lessthan.square.fill level level.fill lifepreserver lifepreserver.fill light.beacon.max
    light.beacon.max.fill lightbulb lightbulb.circle lightbulb.circle.fill lightbulb.fill lightbulb.slash
    lightbulb.slash.fill lightswitch.on lightswitch.on.fill lightswitch.on.square lightswitch.on.square.fill
    line.3.horizontal line.3.horizontal.circle line.3.horizontal.circle.fill line.3.horizontal.decrease
    line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3
    line.horizontal.3.circle line.horizontal.3.circle.fill line.horizontal.3.decrease
    line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill link link.badge.plus link.circle
    link.circle.fill list.bullet list.bullet.badge.ellipsis list.bullet.below.rectangle list.bullet.circle
    list.bullet.circle.fill list.bullet.clipboard list.bullet.clipboard.fill list.bullet.indent list.bullet.rectangle
    list.bullet.rectangle.fill list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill list.clipboard
    list.clipboard.fill list.dash list.dash.badge.ellipsis list.dash.header.rectangle list.dash.header.rectangle.fill
    list.number list.number.badge.ellipsis list.star list.triangle livephoto livephoto.slash location location.circle
    location.circle.fill location.fill location.north location.north.circle location.north.circle.fill
    location.north.fill location.slash location.slash.fill location.square location.square.fill lock
    lock.badge.checkmark lock.badge.checkmark.fill lock.badge.clock lock.badge.clock.fill lock.badge.xmark
    lock.badge.xmark.fill lock.circle lock.circle.fill lock.doc lock.doc.fill lock.document lock.document.fill
    lock.fill lock.icloud lock.icloud.fill lock.open lock.open.fill lock.open.trianglebadge.exclamationmark
    lock.open.trianglebadge.exclamationmark.fill lock.rotation lock.shield lock.shield.fill lock.slash lock.slash.fill
    lock.square lock.square.fill lock.trianglebadge.exclamationmark lock.trianglebadge.exclamationmark.fill lungs
    lungs.fill macbook macbook.badge.checkmark macbook.badge.exclamationmark macbook.gen1 macbook.gen2 macbook.slash
    macbook.trianglebadge.exclamationmark macmini macmini.badge.checkmark macmini.badge.checkmark.fill macmini.fill
    macwindow macwindow.badge.plus macwindow.on.rectangle magazine magazine.fill magicmouse magicmouse.fill
    magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill mail mail.fill map map.circle map.circle.fill
    map.fill mappin mappin.and.ellipse mappin.and.ellipse.circle mappin.and.ellipse.circle.fill mappin.circle
    mappin.circle.fill mappin.slash mappin.square mappin.square.fill medal medal.fill megaphone megaphone.fill
    memorychip memorychip.fill menubar.rectangle message message.badge message.badge.fill message.circle
    message.circle.fill message.fill metronome metronome.fill mic mic.badge.plus mic.badge.xmark mic.circle
    mic.circle.fill mic.fill mic.fill.badge.plus mic.fill.badge.xmark mic.slash mic.slash.fill mic.square
    mic.square.fill microphone microphone.badge.ellipsis microphone.badge.ellipsis.fill microphone.badge.plus
    microphone.badge.plus.fill microphone.badge.xmark microphone.badge.xmark.fill microphone.circle
    microphone.circle.fill microphone.fill microphone.slash microphone.slash.fill microphone.square
    microphone.square.fill minus minus.arrow.trianglehead.counterclockwise minus.circle minus.circle.fill
    minus.diamond minus.diamond.fill minus.magnifyingglass minus.rectangle minus.rectangle.fill
    minus.rectangle.portrait minus.rectangle.portrait.fill minus.square minus.square.fill moon moon.circle
    moon.circle.fill moon.fill moon.stars moon.stars.circle moon.stars.circle.fill moon.stars.fill moon.zzz
    moon.zzz.fill mountain.2 mountain.2.circle mountain.2.circle.fill mountain.2.fill mouth mouth.fill movieclapper
    movieclapper.fill mug mug.fill multiply multiply.circle multiply.circle.fill multiply.square multiply.square.fill
    music.mic music.mic.circle music.mic.circle.fill music.note music.note.house music.note.house.fill music.note.list
    music.note.slash music.note.tv music.note.tv.fill music.quarternote.3 network network.badge.shield.half.filled
    network.slash newspaper newspaper.circle newspaper.circle.fill newspaper.fill nosign nosign.badge.clock note
    note.text note.text.badge.plus notequal notequal.circle notequal.circle.fill notequal.square notequal.square.fill
    number number.circle number.circle.fill number.square number.square.fill octagon octagon.fill opticaldisc
    opticaldisc.fill opticaldiscdrive opticaldiscdrive.fill option oval oval.fill oval.portrait oval.portrait.fill
    oven oven.fill paintbrush paintbrush.fill paintpalette paintpalette.fill paperclip paperclip.badge.ellipsis
    paperclip.circle paperclip.circle.fill paperplane paperplane.circle paperplane.circle.fill paperplane.fill
    paragraphsign parkingsign parkingsign.circle parkingsign.circle.fill parkingsign.square parkingsign.square.fill
    party.popper party.popper.fill pause pause.circle pause.circle.fill pause.fill pause.rectangle
    pause.rectangle.fill pawprint pawprint.circle pawprint.circle.fill pawprint.fill pc pencil
    pencil.and.list.clipboard pencil.and.outline pencil.and.scribble pencil.circle pencil.circle.fill pencil.line
    pencil.slash pencil.tip pentagon pentagon.fill percent person person.2 person.2.badge person.2.badge.fill
    person.2.badge.gearshape person.2.badge.gearshape.fill person.2.badge.key person.2.badge.key.fill
    person.2.badge.minus person.2.badge.minus.fill person.2.badge.plus person.2.badge.plus.fill person.2.circle
    person.2.circle.fill person.2.crop.square.stack person.2.crop.square.stack.fill person.2.fill person.2.slash
    person.2.slash.fill person.3 person.3.fill person.and.arrow.left.and.arrow.right person.and.background.dotted
    person.badge.clock person.badge.clock.fill person.badge.key person.badge.key.fill person.badge.minus
    person.badge.minus.fill person.badge.plus person.badge.plus.fill person.circle person.circle.fill
    person.crop.artframe person.crop.circle person.crop.circle.badge person.crop.circle.badge.checkmark
    person.crop.circle.badge.clock person.crop.circle.badge.clock.fill person.crop.circle.badge.ellipsis
    person.crop.circle.badge.ellipsis.fill person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.fill person.crop.circle.badge.minus
    person.crop.circle.badge.moon person.crop.circle.badge.moon.fill person.crop.circle.badge.plus
    person.crop.circle.badge.questionmark person.crop.circle.badge.questionmark.fill person.crop.circle.badge.xmark
    person.crop.circle.fill person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.exclamationmark
    person.crop.circle.fill.badge.minus person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.questionmark
    person.crop.circle.fill.badge.xmark person.crop.rectangle person.crop.rectangle.badge.plus
    person.crop.rectangle.badge.plus.fill person.crop.rectangle.fill person.crop.rectangle.stack
    person.crop.rectangle.stack.fill person.crop.square person.crop.square.fill
    person.crop.square.filled.and.at.rectangle person.crop.square.filled.and.at.rectangle.fill person.fill
    person.fill.and.arrow.left.and.arrow.right person.fill.badge.minus person.fill.badge.plus person.fill.checkmark
    person.fill.questionmark person.fill.viewfinder person.fill.xmark person.icloud person.icloud.fill
    person.line.dotted.person person.line.dotted.person.fill person.slash person.slash.fill person.text.rectangle
    person.text.rectangle.fill person.text.rectangle.trianglebadge.exclamationmark
    person.text.rectangle.trianglebadge.exclamationmark.fill person.wave.2 person.wave.2.fill phone
    phone.arrow.down.left phone.arrow.down.left.fill phone.arrow.up.right phone.arrow.up.right.circle
    phone.arrow.up.right.circle.fill phone.arrow.up.right.fill phone.badge.checkmark phone.badge.clock
    phone.badge.clock.fill phone.badge.plus phone.bubble phone.bubble.fill phone.circle phone.circle.fill phone.down
    phone.down.circle phone.down.circle.fill phone.down.fill phone.fill phone.fill.badge.checkmark
    phone.fill.badge.plus photo photo.badge.arrow.down photo.badge.arrow.down.fill photo.badge.checkmark
    photo.badge.checkmark.fill photo.badge.exclamationmark photo.badge.exclamationmark.fill
    photo.badge.magnifyingglass photo.badge.magnifyingglass.fill photo.badge.plus photo.badge.plus.fill photo.circle
    photo.circle.fill photo.fill photo.fill.on.rectangle.fill photo.on.rectangle photo.on.rectangle.angled
    photo.on.rectangle.angled.fill photo.stack photo.stack.fill photo.trianglebadge.exclamationmark
    photo.trianglebadge.exclamationmark.fill photo.tv pianokeys pill pill.circle pill.circle.fill pill.fill pills
    pills.circle pills.circle.fill pills.fill pin pin.circle pin.circle.fill pin.fill pin.slash pin.slash.fill
    pin.square pin.square.fill pip pip.enter pip.exit pip.swap play play.circle play.circle.fill play.fill
    play.rectangle play.rectangle.fill play.rectangle.on.rectangle play.rectangle.on.rectangle.circle
    play.rectangle.on.rectangle.circle.fill play.rectangle.on.rectangle.fill play.slash play.slash.fill play.square
    play.square.fill play.square.stack play.square.stack.fill play.tv play.tv.fill playpause playpause.circle
    playpause.circle.fill playpause.fill plus plus.app plus.app.fill plus.arrow.trianglehead.clockwise plus.bubble
    plus.bubble.fill plus.circle plus.circle.fill plus.diamond plus.diamond.fill plus.forwardslash.minus
    plus.magnifyingglass plus.rectangle plus.rectangle.fill plus.rectangle.fill.on.rectangle.fill
    plus.rectangle.on.folder plus.rectangle.on.rectangle plus.rectangle.portrait plus.rectangle.portrait.fill
    plus.slash.minus plus.square plus.square.dashed plus.square.fill plus.square.fill.on.square.fill
    plus.square.on.square plus.viewfinder plusminus plusminus.circle plusminus.circle.fill
    point.3.connected.trianglepath.dotted point.topleft.down.to.point.bottomright.curvepath popcorn popcorn.circle
    popcorn.circle.fill popcorn.fill power power.circle power.circle.fill powerplug powerplug.fill printer
    printer.dotmatrix printer.dotmatrix.fill printer.fill puzzlepiece puzzlepiece.extension puzzlepiece.extension.fill
    puzzlepiece.fill qrcode qrcode.viewfinder questionmark questionmark.app questionmark.app.dashed
    questionmark.app.fill questionmark.bubble questionmark.bubble.fill questionmark.circle questionmark.circle.fill
    questionmark.diamond questionmark.diamond.fill questionmark.square questionmark.square.fill quote.bubble
    quote.bubble.fill quote.closing quote.opening radio radio.fill rainbow rays record.circle record.circle.fill
    recordingtape recordingtape.circle recordingtape.circle.fill rectangle rectangle.3.group rectangle.3.group.fill
    rectangle.3.offgrid rectangle.3.offgrid.fill rectangle.and.pencil.and.ellipsis rectangle.badge.checkmark
    rectangle.badge.minus rectangle.badge.person.crop rectangle.badge.plus rectangle.badge.xmark
    rectangle.bottomthird.inset.filled rectangle.center.inset.filled rectangle.center.inset.filled.badge.plus
    rectangle.compress.vertical rectangle.connected.to.line.below rectangle.dashed rectangle.expand.vertical
    rectangle.fill rectangle.fill.badge.checkmark rectangle.fill.badge.minus rectangle.fill.badge.person.crop
    rectangle.fill.badge.plus rectangle.fill.badge.xmark rectangle.fill.on.rectangle.fill rectangle.grid.1x2
    rectangle.grid.1x2.fill rectangle.grid.1x3 rectangle.grid.1x3.fill rectangle.grid.2x2 rectangle.grid.2x2.fill
    rectangle.grid.3x2 rectangle.grid.3x2.fill rectangle.inset.bottomright.filled rectangle.inset.fill
    rectangle.inset.filled rectangle.inset.topright.filled rectangle.leadinghalf.filled
    rectangle.leadingthird.inset.filled rectangle.lefthalf.fill rectangle.lefthalf.filled
    rectangle.leftthird.inset.filled rectangle.on.rectangle rectangle.on.rectangle.angled
    rectangle.on.rectangle.badge.gearshape rectangle.on.rectangle.circle rectangle.on.rectangle.circle.fill
    rectangle.on.rectangle.slash rectangle.on.rectangle.slash.fill rectangle.on.rectangle.square
    rectangle.on.rectangle.square.fill rectangle.portrait rectangle.portrait.and.arrow.forward
    rectangle.portrait.and.arrow.forward.fill rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right.fill rectangle.portrait.badge.plus rectangle.portrait.badge.plus.fill
    rectangle.portrait.fill rectangle.portrait.on.rectangle.portrait rectangle.portrait.on.rectangle.portrait.fill
    rectangle.portrait.on.rectangle.portrait.slash rectangle.portrait.on.rectangle.portrait.slash.fill
    rectangle.portrait.slash rectangle.portrait.slash.fill rectangle.righthalf.fill rectangle.righthalf.filled
    rectangle.rightthird.inset.filled rectangle.slash rectangle.slash.fill rectangle.split.1x2
    rectangle.split.1x2.fill rectangle.split.2x1 rectangle.split.2x1.fill rectangle.split.2x1.slash
    rectangle.split.2x1.slash.fill rectangle.split.2x2 rectangle.split.2x2.fill rectangle.split.3x1
    rectangle.split.3x1.fill rectangle.split.3x3 rectangle.split.3x3.fill rectangle.stack rectangle.stack.badge.minus
    rectangle.stack.badge.person.crop rectangle.stack.badge.person.crop.fill rectangle.stack.badge.play
    rectangle.stack.badge.play.fill rectangle.stack.badge.plus rectangle.stack.fill rectangle.stack.fill.badge.minus
    rectangle.stack.fill.badge.person.crop rectangle.stack.fill.badge.plus rectangle.stack.slash
    rectangle.stack.slash.fill rectangle.topthird.inset.filled rectangle.trailinghalf.filled
    rectangle.trailingthird.inset.filled refrigerator refrigerator.fill repeat repeat.1 repeat.1.circle
    repeat.1.circle.fill repeat.badge.xmark repeat.circle repeat.circle.fill return return.left return.right rhombus
    rhombus.fill richtext.page richtext.page.fill road.lanes rosette rotate.left rotate.left.fill rotate.right
    rotate.right.fill ruler ruler.fill safari safari.fill sailboat sailboat.circle sailboat.circle.fill sailboat.fill
    scalemass scalemass.fill scanner scanner.fill scissors scissors.badge.ellipsis scissors.circle
    scissors.circle.fill scooter scope screwdriver screwdriver.fill scribble scribble.variable scroll scroll.fill
    sdcard sdcard.fill seal seal.fill server.rack shareplay shareplay.slash shield shield.checkered shield.fill
    shield.lefthalf.fill shield.lefthalf.fill.slash shield.lefthalf.filled shield.lefthalf.filled.badge.checkmark
    shield.lefthalf.filled.slash shield.lefthalf.filled.trianglebadge.exclamationmark shield.righthalf.filled
    shield.slash shield.slash.fill shift shift.fill shippingbox shippingbox.circle shippingbox.circle.fill
    shippingbox.fill shower shower.fill shuffle shuffle.circle shuffle.circle.fill sidebar.leading sidebar.left
    sidebar.right sidebar.squares.leading sidebar.squares.left sidebar.trailing signature signpost.left
    signpost.left.circle signpost.left.circle.fill signpost.left.fill signpost.right signpost.right.and.left
    signpost.right.and.left.circle signpost.right.and.left.circle.fill signpost.right.and.left.fill
    signpost.right.circle signpost.right.circle.fill signpost.right.fill simcard simcard.fill slash.circle
    slash.circle.fill slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3 slowmo
    smallcircle.fill.circle smallcircle.fill.circle.fill smallcircle.filled.circle smallcircle.filled.circle.fill
    smiley smiley.fill snow snowflake snowflake.circle snowflake.circle.fill snowflake.slash soccerball
    soccerball.circle soccerball.circle.fill sofa sofa.fill space sparkle sparkle.magnifyingglass sparkles speaker
    speaker.badge.exclamationmark speaker.badge.exclamationmark.fill speaker.circle speaker.circle.fill speaker.fill
    speaker.minus speaker.minus.fill speaker.plus speaker.plus.fill speaker.slash speaker.slash.fill speaker.square
    speaker.square.fill speaker.trianglebadge.exclamationmark speaker.trianglebadge.exclamationmark.fill
    speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.bubble speaker.wave.2.bubble.fill
    speaker.wave.2.circle speaker.wave.2.circle.fill speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
    speaker.zzz speaker.zzz.fill speedometer sportscourt sportscourt.circle sportscourt.circle.fill sportscourt.fill
    square square.2.layers.3d square.3.layers.3d square.3.layers.3d.slash square.3.stack.3d square.3.stack.3d.slash
    square.and.arrow.down square.and.arrow.down.badge.checkmark square.and.arrow.down.badge.checkmark.fill
    square.and.arrow.down.badge.clock square.and.arrow.down.badge.clock.fill square.and.arrow.down.badge.xmark
    square.and.arrow.down.badge.xmark.fill square.and.arrow.down.fill square.and.arrow.down.on.square
    square.and.arrow.down.on.square.fill square.and.arrow.up square.and.arrow.up.badge.checkmark
    square.and.arrow.up.badge.checkmark.fill square.and.arrow.up.badge.clock square.and.arrow.up.badge.clock.fill
    square.and.arrow.up.circle square.and.arrow.up.circle.fill square.and.arrow.up.fill square.and.arrow.up.on.square
    square.and.arrow.up.on.square.fill square.and.arrow.up.trianglebadge.exclamationmark
    square.and.arrow.up.trianglebadge.exclamationmark.fill square.and.line.vertical.and.square
    square.and.line.vertical.and.square.fill square.and.pencil square.and.pencil.circle square.and.pencil.circle.fill
    square.badge.plus square.badge.plus.fill square.bottomhalf.filled square.bottomthird.inset.filled square.circle
    square.circle.fill square.dashed square.dashed.inset.filled square.fill square.fill.on.square
    square.fill.on.square.fill square.fill.text.grid.1x2 square.grid.2x2 square.grid.2x2.fill
    square.grid.3x1.below.line.grid.1x2 square.grid.3x1.below.line.grid.1x2.fill square.grid.3x2 square.grid.3x2.fill
    square.grid.3x3 square.grid.3x3.fill square.grid.3x3.square square.grid.3x3.square.badge.ellipsis
    square.inset.filled square.leadingthird.inset.filled square.lefthalf.fill square.lefthalf.filled
    square.leftthird.inset.filled square.on.circle square.on.square square.on.square.badge.person.crop
    square.on.square.badge.person.crop.fill square.on.square.dashed square.righthalf.fill square.righthalf.filled
    square.rightthird.inset.filled square.slash square.slash.fill square.split.1x2 square.split.1x2.fill
    square.split.2x1 square.split.2x1.fill square.split.2x2 square.split.2x2.fill square.stack
    square.stack.3d.down.right square.stack.3d.down.right.fill square.stack.3d.up square.stack.3d.up.fill
    square.stack.3d.up.slash square.stack.3d.up.slash.fill square.stack.3d.up.trianglebadge.exclamationmark
    square.stack.3d.up.trianglebadge.exclamationmark.fill square.stack.fill square.text.square square.text.square.fill
    square.tophalf.filled square.topthird.inset.filled square.trailingthird.inset.filled squareshape
    squareshape.dashed.squareshape squareshape.fill squareshape.split.2x2 squareshape.split.3x3 star star.bubble
    star.bubble.fill star.circle star.circle.fill star.fill star.leadinghalf.fill star.leadinghalf.filled
    star.lefthalf.fill star.slash star.slash.fill star.square star.square.fill staroflife staroflife.circle
    staroflife.circle.fill staroflife.fill sterlingsign sterlingsign.circle sterlingsign.circle.fill
    sterlingsign.square sterlingsign.square.fill stethoscope stethoscope.circle stethoscope.circle.fill stop
    stop.circle stop.circle.fill stop.fill stopwatch stopwatch.fill storefront storefront.circle
    storefront.circle.fill storefront.fill strikethrough studentdesk suit.club suit.club.fill suit.diamond
    suit.diamond.fill suit.heart suit.heart.fill suit.spade suit.spade.fill suitcase suitcase.circle
    suitcase.circle.fill suitcase.fill sum sun.horizon sun.horizon.circle sun.horizon.circle.fill sun.horizon.fill
    sun.max sun.max.circle sun.max.circle.fill sun.max.fill sun.max.trianglebadge.exclamationmark
    sun.max.trianglebadge.exclamationmark.fill sun.min sun.min.fill sunglasses sunglasses.fill sunrise sunrise.circle
    sunrise.circle.fill sunrise.fill sunset sunset.circle sunset.circle.fill sunset.fill swift switch.2 syringe
    syringe.fill table table.fill tablecells tablecells.badge.ellipsis tablecells.badge.ellipsis.fill tablecells.fill
    tablecells.fill.badge.ellipsis tag tag.circle tag.circle.fill tag.fill tag.slash tag.slash.fill tag.square
    tag.square.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target teddybear teddybear.fill
    tennisball tennisball.circle tennisball.circle.fill tennisball.fill tent tent.circle tent.circle.fill tent.fill
    terminal terminal.fill testtube.2 text.aligncenter text.alignleft text.alignright text.append text.badge.checkmark
    text.badge.minus text.badge.plus text.badge.star text.badge.xmark text.below.photo text.below.photo.fill
    text.book.closed text.book.closed.fill text.bubble text.bubble.badge.clock text.bubble.badge.clock.fill
    text.bubble.fill text.document text.document.fill text.insert text.justify text.justify.leading text.justify.left
    text.justify.right text.justify.trailing text.justifyleft text.justifyright
    text.line.first.and.arrowtriangle.forward text.magnifyingglass text.page text.page.badge.magnifyingglass
    text.page.fill text.page.slash text.page.slash.fill text.quote text.viewfinder text.word.spacing textformat
    textformat.123 textformat.abc textformat.size textformat.subscript textformat.superscript theatermasks
    theatermasks.circle theatermasks.circle.fill theatermasks.fill thermometer thermometer.high thermometer.low
    thermometer.medium thermometer.medium.slash thermometer.snowflake thermometer.snowflake.circle
    thermometer.snowflake.circle.fill thermometer.sun thermometer.sun.circle thermometer.sun.circle.fill ticket
    ticket.circle ticket.circle.fill ticket.fill timelapse timer timer.circle timer.circle.fill timer.square tornado
    tornado.circle tornado.circle.fill tortoise tortoise.circle tortoise.circle.fill tortoise.fill touchid tram
    tram.circle tram.circle.fill tram.fill translate trash trash.circle trash.circle.fill trash.fill trash.slash
    trash.slash.fill trash.square trash.square.fill tray tray.2 tray.2.fill tray.and.arrow.down
    tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill tray.badge tray.badge.fill tray.circle
    tray.circle.fill tray.fill tray.full tray.full.fill tree tree.circle tree.circle.fill tree.fill triangle
    triangle.circle triangle.circle.fill triangle.fill trophy trophy.circle trophy.circle.fill trophy.fill
    tropicalstorm tropicalstorm.circle tropicalstorm.circle.fill tshirt
    tshirt.circle tshirt.circle.fill tshirt.fill tuningfork tv tv.and.mediabox tv.and.mediabox.fill tv.circle
    tv.circle.fill tv.fill tv.slash tv.slash.fill umbrella umbrella.circle umbrella.circle.fill umbrella.fill
    underline video video.badge.checkmark video.badge.ellipsis video.badge.plus video.badge.plus.fill video.circle
    video.circle.fill video.fill video.fill.badge.checkmark video.fill.badge.ellipsis video.fill.badge.plus
    video.slash video.slash.fill video.square video.square.fill viewfinder viewfinder.circle viewfinder.circle.fill
    viewfinder.trianglebadge.exclamationmark volleyball volleyball.circle volleyball.circle.fill volleyball.fill
    wallet.pass wallet.pass.fill wand.and.rays wand.and.sparkles wand.and.stars washer washer.circle
    washer.circle.fill washer.fill waterbottle waterbottle.fill wave.3.backward wave.3.backward.circle
    wave.3.backward.circle.fill wave.3.forward wave.3.forward.circle wave.3.forward.circle.fill wave.3.left
    wave.3.left.circle wave.3.left.circle.fill wave.3.right wave.3.right.circle wave.3.right.circle.fill waveform
    waveform.badge.checkmark waveform.badge.exclamationmark waveform.badge.magnifyingglass waveform.badge.minus
    waveform.badge.plus waveform.badge.xmark waveform.circle waveform.circle.fill waveform.path
    waveform.path.badge.minus waveform.path.badge.plus waveform.path.ecg waveform.path.ecg.rectangle
    waveform.path.ecg.rectangle.fill waveform.slash wifi wifi.badge.lock wifi.circle wifi.circle.fill
    wifi.exclamationmark wifi.exclamationmark.circle wifi.exclamationmark.circle.fill wifi.router wifi.router.fill
    wifi.slash wifi.square wifi.square.fill wind wind.circle wind.circle.fill wineglass wineglass.fill wonsign
    wonsign.circle wonsign.circle.fill wonsign.square wonsign.square.fill wrench wrench.adjustable
    wrench.adjustable.fill wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill x.squareroot xmark xmark.app
    xmark.app.fill xmark.bin xmark.bin.circle xmark.bin.circle.fill xmark.bin.fill xmark.circle xmark.circle.fill
    xmark.diamond xmark.diamond.fill xmark.icloud xmark.icloud.fill xmark.octagon xmark.octagon.fill xmark.rectangle
    xmark.rectangle.fill xmark.rectangle.portrait xmark.rectangle.portrait.fill xmark.seal xmark.seal.fill
    xmark.shield xmark.shield.fill xmark.square xmark.square.fill yensign yensign.circle yensign.circle.fill
    yensign.square yensign.square.fill zipper.page zzz
    """
}
